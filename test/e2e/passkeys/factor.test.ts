import {
  CANCELLED,
  enrol,
  heading,
  onStage,
  openWithDevice,
  OPTIONS,
  origin,
  press,
} from 'test/e2e/passkeys/stage'
import { alertOf, fault, sandbox, expectWebApp } from 'test/e2e/steps/stage'
import { signIn } from 'test/e2e/steps/signIn'

onStage()

// (passkeys/factor)
describe('as a second factor', () => {
  async function toFactor(optionsFault?: object) {
    const { page, device } = await openWithDevice()
    await enrol(page, 'passkey-factor')
    await page.context().clearCookies()
    // The tab knows that the company has passkeys: the field would sign in.
    await device.answers(false)
    if (optionsFault) await fault('POST', OPTIONS, optionsFault)
    await signIn(page, origin, 'passkey-factor')
    await page.getByRole('button', { name: 'Use passkey' }).waitFor()
    await device.answers(true)
    return { page, device }
  }

  test('it is asked for after the password, and Back does not return to it', async () => {
    const { page } = await toFactor()
    expect(new URL(page.url()).pathname).toBe('/signin/passkey')
    const steps = page.getByRole('list', { name: 'Steps' }).getByRole('listitem')
    expect(await steps.allTextContents()).toEqual(['Password (done)', 'Passkey'])
    await press(page, 'Use passkey')
    await expectWebApp(page)
    expect(await sandbox.callsTo('/api/auth/v2/activate')).toMatchObject([
      { status: 200, body: { type: 'passkey', credential: '••••••••' } },
    ])
    await page.goBack()
    await expectWebApp(page)
  })

  test('a refresh asks again, and so does another tab', async () => {
    const { page } = await toFactor()
    await page.reload()
    await page.getByRole('button', { name: 'Use passkey' }).waitFor()
    const other = await page.context().newPage()
    await other.goto(`${origin}/signin/passkey`)
    await other.getByRole('button', { name: 'Use passkey' }).waitFor()
    await press(page, 'Use passkey')
    await expectWebApp(page)
    expect(await sandbox.callsTo('/api/auth/v2/activate')).toHaveLength(1)
  })

  test('without a session it is the sign-in page, which says so', async () => {
    const { page } = await toFactor()
    await page.context().clearCookies({ name: 'harbor_session' })
    await page.reload()
    await heading(page, 'Sign in')
    expect(await alertOf(page).innerText()).toBe('Please sign in again.')
  })

  // Each kind of answer that cannot be read is held by the calls (test/services/api/serversWord.test.ts).
  test('a wrong one and an answer that cannot be read are told, and the next press tries again', async () => {
    const { page } = await toFactor()
    const answers: [more: object, words: string][] = [
      [{ kind: 'status', status: 400, body: { message: 'Not this one.' } }, 'Not this one.'],
      [{ kind: 'truncated' }, 'Server error, please try later.'],
    ]
    for (const [more, words] of answers) {
      await fault('POST', '/api/auth/v2/activate', { ...more, times: 1 })
      await press(page, 'Use passkey')
      await alertOf(page).filter({ hasText: words }).waitFor()
    }
    await press(page, 'Use passkey')
    await expectWebApp(page)
  })

  test('a dialog that is cancelled is told, and the next press signs in', async () => {
    const { page, device } = await toFactor()
    await device.recognises(false)
    await press(page, 'Use passkey')
    await alertOf(page).waitFor()
    expect(await alertOf(page).innerText()).toMatch(CANCELLED)
    await device.recognises(true)
    await press(page, 'Use passkey')
    await expectWebApp(page)
  })

  test('options that cannot be read are told, and the next press asks again', async () => {
    const { page } = await toFactor({ kind: 'html' })
    await press(page, 'Use passkey')
    await alertOf(page).filter({ hasText: 'Server error, please try later.' }).waitFor()
    await sandbox.api('faults', { method: 'DELETE' })
    await press(page, 'Use passkey')
    await expectWebApp(page)
  })
})
