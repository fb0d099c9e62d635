import {
  CANCELLED,
  BUTTON,
  comeBack,
  enable,
  enrol,
  heading,
  onStage,
  openWithDevice,
  OPTIONS,
  origin,
  press,
  VERIFY,
  withoutAutofill,
} from 'test/e2e/passkeys/stage'
import { alertOf, fault, sandbox, expectWebApp } from 'test/e2e/steps/stage'
import { givePassword, giveUsername } from 'test/e2e/steps/signIn'

onStage()

describe('signing in', () => {
  // (passkeys/autofill)
  test('the username field offers it, and it goes to where the person was going', async () => {
    const { page, device } = await openWithDevice()
    await enrol(page)
    await enable()
    await page.context().clearCookies()
    await page.goto(`${origin}/signin/?back=/online/files`)
    await page.waitForURL(url => url.pathname === '/online/files')
    expect(await device.count()).toBe(1)
    expect(await sandbox.callsTo(OPTIONS)).toMatchObject([{ status: 200, body: { purpose: 'signIn' } }])
    expect(await sandbox.callsTo(VERIFY)).toMatchObject([{ status: 200, body: { credential: '••••••••' } }])
    const cookies = await page.context().cookies()
    expect(cookies.find(({ name }) => name === 'lastLoginUsername')?.value).toBe('passkey')
  })

  // (passkeys/button)
  test('the button asks for it, and the field keeps its place', async () => {
    const { page, device } = await openWithDevice()
    await withoutAutofill(page)
    await comeBack(page, device, false)
    await page.getByRole('button', { name: BUTTON }).waitFor()
    expect(await page.getByLabel('Username').getAttribute('autocomplete')).toBe('username webauthn')
    await device.answers(true)
    await press(page, BUTTON)
    await expectWebApp(page)
    await page.goBack()
    await expectWebApp(page)
  })

  test('a refresh and Back leave it on offer, and a second tab has it too', async () => {
    const { page, device } = await openWithDevice()
    await withoutAutofill(page)
    await comeBack(page, device, false)
    await page.getByRole('button', { name: BUTTON }).waitFor()
    await press(page, BUTTON)
    await page.reload()
    await page.getByRole('button', { name: BUTTON }).waitFor()
    await press(page, BUTTON)
    await page.getByRole('link', { name: 'Forgot password?' }).click()
    await heading(page, 'Password trouble')
    await page.goBack()
    await page.getByRole('button', { name: BUTTON }).waitFor()
    const other = await page.context().newPage()
    await other.goto(`${origin}/signin/`)
    await other.getByRole('button', { name: BUTTON }).waitFor()
    await other.close()
    await page.bringToFront()
    expect(await alertOf(page).count()).toBe(0)
    await device.answers(true)
    await press(page, BUTTON)
    await expectWebApp(page)
    expect(await sandbox.callsTo(VERIFY)).toHaveLength(1)
  })

  test('a dialog that is cancelled is told, and the next press signs in', async () => {
    const { page, device } = await openWithDevice()
    await withoutAutofill(page)
    await comeBack(page, device, false)
    await page.getByRole('button', { name: BUTTON }).waitFor()
    await device.recognises(false)
    await device.answers(true)
    await press(page, BUTTON)
    await alertOf(page).waitFor()
    expect(await alertOf(page).innerText()).toMatch(CANCELLED)
    await device.recognises(true)
    await press(page, BUTTON)
    await expectWebApp(page)
  })

  test('it leads to the factor that is due', async () => {
    const { page, device } = await openWithDevice()
    await enrol(page)
    await enable()
    await sandbox.api('people/passkey', { method: 'PUT', body: { mfa: [{ type: 'sms', timeout: 300 }] } })
    await page.context().clearCookies()
    await page.goto(`${origin}/signin/`)
    await heading(page, 'Enter security code')
    expect(await device.count()).toBe(1)
  })

  test('the password is still a way in, beside the offer', async () => {
    const { page, device } = await openWithDevice()
    await comeBack(page, device, false)
    await page.getByRole('button', { name: BUTTON }).waitFor()
    await giveUsername(page, 'simple')
    await givePassword(page)
    await expectWebApp(page)
    expect(await sandbox.callsTo(VERIFY)).toEqual([])
  })

  // (passkeys/unknown)
  test('one that the server does not know is told, and the password is a way on', async () => {
    const { page, device } = await openWithDevice()
    await withoutAutofill(page)
    await comeBack(page, device, false)
    await sandbox.api('passkeys/lose', { method: 'POST', body: { person: 'passkey' } })
    await page.getByRole('button', { name: BUTTON }).waitFor()
    await device.answers(true)
    await press(page, BUTTON)
    await alertOf(page).waitFor()
    expect(await alertOf(page).innerText()).toBe(
      'This passkey is no longer valid. Please sign in with your password.',
    )
    await device.answers(false)
    await giveUsername(page, 'simple')
    expect(await alertOf(page).count()).toBe(0)
    await givePassword(page)
    await expectWebApp(page)
  })

  // One of each class; test/services/api/passkeys and test/sagas/signIn have the others.
  test.each<[what: string, path: string, more: object, words: RegExp]>([
    ['options that cannot be read', OPTIONS, { kind: 'malformed' }, /^Server error/],
    ['an answer of nobody', VERIFY, { kind: 'null' }, /^Server error/],
    [
      'too many tries',
      VERIFY,
      { kind: 'status', status: 429, retryAfter: 2 },
      /^Too many tries\. You can try again in 0:0\d\.$/,
    ],
    ['checks that fail', '/api/onboarding/v2/status', { kind: 'status', status: 500 }, /^Server error/],
  ])('%s: told, and the button works again', async (_what, path, more, words) => {
    const { page, device } = await openWithDevice()
    await withoutAutofill(page)
    await comeBack(page, device, false)
    await page.getByRole('button', { name: BUTTON }).waitFor()
    await fault(path.includes('onboarding') ? 'GET' : 'POST', path, more)
    await device.answers(true)
    await press(page, BUTTON)
    await alertOf(page).waitFor()
    expect(await alertOf(page).innerText()).toMatch(words)
    await sandbox.api('faults', { method: 'DELETE' })
    await press(page, BUTTON)
    await expectWebApp(page)
  })
})
