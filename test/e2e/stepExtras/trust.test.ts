import type { Page } from 'playwright-core'
import { signIn } from 'test/e2e/steps/signIn'
import { enterCode, fault, open, phone } from 'test/e2e/stepExtras/stage'
import { alertOf, expectWebApp, onStage, sandbox } from 'test/e2e/steps/stage'

onStage()

const proofs = async () => (await sandbox.callsTo('/api/auth/v2/activate')).map(({ body }) => body)

// (factors/trust-device)
describe('a device that is trusted', () => {
  const box = (page: Page) => page.getByRole('checkbox', { name: /^Don’t ask again on this device/ })

  test('is not asked again, until the company forgets it', async () => {
    const page = await open()
    await signIn(page, sandbox.origin, 'sms-trust')
    await page.getByText('Don’t ask again on this device for 30 days').waitFor()
    expect(await box(page).isChecked()).toBe(false)
    await page.getByText('Not for a computer that you share with others.').waitFor()
    await box(page).check()
    await enterCode(page, '000000')
    await alertOf(page).waitFor()
    expect(await box(page).isChecked()).toBe(true)
    await enterCode(page, (await phone('sms-trust')).messages[0]?.code ?? '')
    await expectWebApp(page)
    expect(await proofs()).toMatchObject([{ trustDevice: true }, { trustDevice: true }])
    await page.context().clearCookies({ name: 'authenticationMode' })
    await signIn(page, sandbox.origin, 'sms-trust')
    await expectWebApp(page)
    await sandbox.api('phone/forget-trusted', { method: 'POST', body: { person: 'sms-trust' } })
    await page.context().clearCookies({ name: 'authenticationMode' })
    await signIn(page, sandbox.origin, 'sms-trust')
    await page.getByRole('timer').waitFor()
  })

  test('nothing is sent where the box is empty; a refresh begins again', async () => {
    const page = await open()
    await signIn(page, sandbox.origin, 'sms-trust')
    await box(page).check()
    await page.reload()
    await page.waitForURL('**/signin/')
    await signIn(page, sandbox.origin, 'vip-trust')
    await page.getByText('Don’t ask again on this device for 1 day', { exact: true }).waitFor()
    expect(await box(page).isChecked()).toBe(false)
    await enterCode(page, (await phone('vip-trust')).codes[0] ?? '')
    await expectWebApp(page)
    expect(JSON.stringify(await proofs())).not.toContain('trustDevice')
  })

  test('Back, a second tab and a proof that fails begin with an empty box, or keep it', async () => {
    const page = await open()
    await signIn(page, sandbox.origin, 'sms-trust')
    await box(page).check()
    const second = await page.context().newPage()
    await second.goto(`${sandbox.origin}/signin/phone-auth`)
    await second.getByRole('heading', { name: 'Sign in' }).waitFor()
    await page.goBack()
    await page.getByRole('heading', { name: 'Sign in' }).waitFor()
    await page.goForward()
    await box(page).waitFor()
    expect(await box(page).isChecked()).toBe(false)
    await box(page).check()
    await fault('POST', 'activate', { kind: 'status', status: 503, times: 1 })
    const code = (await phone('sms-trust')).messages[0]?.code ?? ''
    await enterCode(page, code)
    await alertOf(page).waitFor()
    expect(await box(page).isChecked()).toBe(true)
    await enterCode(page, code)
    await expectWebApp(page)
    expect(await proofs()).toMatchObject([{ trustDevice: true }, { trustDevice: true }])
  })

  test('a person without it sees no box', async () => {
    const page = await open()
    await signIn(page, sandbox.origin, 'guest')
    await page.getByRole('timer').waitFor()
    expect(await page.getByRole('checkbox').count()).toBe(0)
    expect(await page.getByText(/new one/).count()).toBe(0)
  })
})
