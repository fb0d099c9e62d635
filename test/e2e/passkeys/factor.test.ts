import { expect } from 'test/e2e/fixtures/test'
import { CANCELLED, havePasskey, openWithDevice, OPTIONS, press, test } from 'test/e2e/passkeys/stage'
import { alertOf, fault, expectWebApp } from 'test/e2e/steps/stage'
import { signIn } from 'test/e2e/steps/signIn'

const ACTIVATE = '/api/auth/v2/activate'
const PERSON = 'passkey-factor'

// Each kind of answer that cannot be read: test/services/api/serversWord.test.ts; the end of its session: test/sagas/mfa/passkeyFactorSaga.test.ts. (passkeys/factor)
test('a passkey as a second factor is requested after the password, after a refresh and in another tab; unreadable options or answers, a wrong passkey and a cancelled dialog are reported, and the next press tries again; Back does not return to it', async ({
  sandbox,
  origin,
  openPage,
}) => {
  const { page, device } = await openWithDevice(openPage)
  const button = page.getByRole('button', { name: 'Use passkey' })
  await havePasskey(origin, page, device, PERSON)
  await page.context().clearCookies()
  await signIn(page, origin, PERSON)
  await button.waitFor()
  expect(new URL(page.url()).pathname).toBe('/signin/passkey')
  const steps = page.getByRole('list', { name: 'Steps' }).getByRole('listitem')
  expect(await steps.allTextContents()).toEqual(['Password (done)', 'Passkey'])
  const other = await page.context().newPage()
  await other.goto(`${origin}/signin/passkey`)
  await other.getByRole('button', { name: 'Use passkey' }).waitFor()
  await other.close()
  await page.bringToFront()

  await fault(sandbox, 'POST', OPTIONS, { kind: 'html' })
  await page.reload()
  await button.waitFor()
  const told = async (words: string | RegExp) => {
    await press(page, 'Use passkey')
    await alertOf(page).filter({ hasText: words }).waitFor()
  }
  await told('Server error, please try later.')
  await sandbox.api('faults', { method: 'DELETE' })
  const answers: [more: object, words: string][] = [
    [{ kind: 'status', status: 400, body: { message: 'Not this one.' } }, 'Not this one.'],
    [{ kind: 'truncated' }, 'Server error, please try later.'],
  ]
  for (const [more, words] of answers) {
    await fault(sandbox, 'POST', ACTIVATE, { ...more, times: 1 })
    await told(words)
  }
  await device.recognises(false)
  await told(CANCELLED)
  await device.recognises(true)
  await press(page, 'Use passkey')
  await expectWebApp(page)
  expect((await sandbox.callsTo(ACTIVATE)).at(-1)).toMatchObject({
    status: 200,
    body: { type: 'passkey', credential: '••••••••' },
  })
  await page.goBack()
  await expectWebApp(page)
})
