import {
  CANCELLED,
  havePasskey,
  heading,
  onStage,
  openWithDevice,
  OPTIONS,
  origin,
  press,
} from 'test/e2e/passkeys/stage'
import { alertOf, fault, sandbox, expectWebApp } from 'test/e2e/steps/stage'
import { haveSession, signIn } from 'test/e2e/steps/signIn'

onStage()

// (passkeys/factor)
describe('as a second factor', () => {
  const ACTIVATE = '/api/auth/v2/activate'
  const PERSON = 'passkey-factor'

  test('it is asked for after the password, after a refresh and in another tab, and Back does not return to it', async () => {
    const { page, device } = await openWithDevice()
    await havePasskey(page, device, PERSON)
    await page.context().clearCookies()
    await signIn(page, origin, PERSON)
    await page.getByRole('button', { name: 'Use passkey' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/signin/passkey')
    const steps = page.getByRole('list', { name: 'Steps' }).getByRole('listitem')
    expect(await steps.allTextContents()).toEqual(['Password (done)', 'Passkey'])
    await page.reload()
    await page.getByRole('button', { name: 'Use passkey' }).waitFor()
    const other = await page.context().newPage()
    await other.goto(`${origin}/signin/passkey`)
    await other.getByRole('button', { name: 'Use passkey' }).waitFor()
    await press(page, 'Use passkey')
    await expectWebApp(page)
    expect(await sandbox.callsTo(ACTIVATE)).toMatchObject([
      { status: 200, body: { type: 'passkey', credential: '••••••••' } },
    ])
    await page.goBack()
    await expectWebApp(page)
  })

  // Each kind of answer that cannot be read is held by the calls (test/services/api/serversWord.test.ts).
  test('options and an answer that cannot be read, a wrong one and a dialog that is cancelled are told, and the next press tries again', async () => {
    const { page, device } = await openWithDevice()
    await havePasskey(page, device, PERSON)
    await haveSession(page, origin, PERSON)
    await fault('POST', OPTIONS, { kind: 'html' })
    await page.goto(`${origin}/signin/session-status`)
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
      await fault('POST', ACTIVATE, { ...more, times: 1 })
      await told(words)
    }
    await device.recognises(false)
    await told(CANCELLED)
    await device.recognises(true)
    await press(page, 'Use passkey')
    await expectWebApp(page)

    // Without a session it is the sign-in page, which says so.
    await page.context().clearCookies()
    await haveSession(page, origin, PERSON)
    await page.goto(`${origin}/signin/session-status`)
    await page.getByRole('button', { name: 'Use passkey' }).waitFor()
    await page.context().clearCookies({ name: 'harbor_session' })
    await page.reload()
    await heading(page, 'Sign in')
    expect(await alertOf(page).innerText()).toBe('Please sign in again.')
  })
})
