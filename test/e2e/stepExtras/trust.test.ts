import { expect, test } from 'test/e2e/fixtures/test'
import { signIn } from 'test/e2e/steps/signIn'
import { enterCode, fault, open, phone } from 'test/e2e/stepExtras/stage'
import { alertOf, expectWebApp } from 'test/e2e/steps/stage'

// Which users see the box, and that an empty one is not sent: test/features/mfa/trustDevice.test.ts; that the trust ends: test/e2e/security.test.ts. (factors/trust-device)
test('a device is trusted by a box that is empty after Back, and keeps its check past a failed call and a wrong code; the factor is then not required again', async ({
  sandbox,
  openPage,
}) => {
  const page = await open(openPage)
  const box = page.getByRole('checkbox', { name: /^Don’t ask again on this device/ })
  await signIn(page, sandbox.origin, 'sms-trust')
  await page.getByText('Don’t ask again on this device for 30 days').waitFor()
  await page.getByText('Not for a computer that you share with others.').waitFor()
  expect(await box.isChecked()).toBe(false)
  await box.check()
  await page.goBack()
  await page.getByRole('heading', { name: 'Sign in' }).waitFor()
  await page.goForward()
  await box.waitFor()
  expect(await box.isChecked()).toBe(false)
  await box.check()
  const code = (await phone(sandbox, 'sms-trust')).messages[0]?.code ?? ''
  await fault(sandbox, 'POST', 'activate', { kind: 'status', status: 503, times: 1 })
  await enterCode(page, code)
  await alertOf(page).getByText('Server error, please try later.').waitFor()
  await enterCode(page, code === '000000' ? '000001' : '000000')
  await alertOf(page).getByText('The code is not valid.').waitFor()
  expect(await box.isChecked()).toBe(true)
  await enterCode(page, code)
  await expectWebApp(page)
  const proofs = (await sandbox.callsTo('/api/auth/v2/activate')).map(({ body }) => body)
  expect(proofs).toMatchObject(Array.from({ length: 3 }, () => ({ trustDevice: true })))
  await page.context().clearCookies({ name: 'authenticationMode' })
  await signIn(page, sandbox.origin, 'sms-trust')
  await expectWebApp(page)
})
