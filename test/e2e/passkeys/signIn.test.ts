import {
  CANCELLED,
  BUTTON,
  comeBack,
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
  test('the username field offers it: to where the person was going, to the factor that is due; the password is still a way in', async () => {
    const { page, device } = await openWithDevice()
    await comeBack(page, device, false)
    await page.getByRole('button', { name: BUTTON }).waitFor()
    await giveUsername(page, 'simple')
    await givePassword(page)
    await expectWebApp(page)
    expect(await sandbox.callsTo(VERIFY)).toEqual([])

    await page.context().clearCookies()
    await device.answers(true)
    await page.goto(`${origin}/signin/?back=/online/files`)
    await page.waitForURL(url => url.pathname === '/online/files')
    expect(await device.count()).toBe(1)
    expect((await sandbox.callsTo(OPTIONS)).at(-1)).toMatchObject({
      status: 200,
      body: { purpose: 'signIn' },
    })
    expect(await sandbox.callsTo(VERIFY)).toMatchObject([{ status: 200, body: { credential: '••••••••' } }])
    const cookies = await page.context().cookies()
    expect(cookies.find(({ name }) => name === 'lastLoginUsername')?.value).toBe('passkey')

    await sandbox.api('people/passkey', { method: 'PUT', body: { mfa: [{ type: 'sms', timeout: 300 }] } })
    await page.context().clearCookies()
    await page.goto(`${origin}/signin/`)
    await heading(page, 'Enter security code')
    expect(await device.count()).toBe(1)
  })

  // (passkeys/button)
  test('the button asks for it, the field keeps its place; a refresh and Back leave it on offer, and a second tab has it too', async () => {
    const { page, device } = await openWithDevice()
    await withoutAutofill(page)
    await page.goto(`${origin}/signin/favicon.svg`)
    await comeBack(page, device, false)
    await page.getByRole('button', { name: BUTTON }).waitFor()
    expect(await page.getByLabel('Username').getAttribute('autocomplete')).toBe('username webauthn')
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
    await page.goBack()
    await page.waitForURL('**/favicon.svg')
  })

  // One fault of each class; test/services/api/passkeys and test/sagas/signIn have the others. (passkeys/unknown)
  test('what fails is told, and the button works again; of one that the server does not know the password is a way on', async () => {
    const { page, device } = await openWithDevice()
    await withoutAutofill(page)
    await comeBack(page, device)
    const told = async (words: RegExp) => {
      await press(page, BUTTON)
      await alertOf(page).filter({ hasText: words }).waitFor()
      expect(await alertOf(page).count()).toBe(1)
    }
    await device.recognises(false)
    await told(CANCELLED)
    await device.recognises(true)
    for (const [method, path, more, words] of [
      ['POST', OPTIONS, { kind: 'malformed' }, /^Server error/],
      ['POST', VERIFY, { kind: 'null' }, /^Server error/],
      [
        'POST',
        VERIFY,
        { kind: 'status', status: 429, retryAfter: 1 },
        /^Too many tries\. You can try again in 0:0\d\.$/,
      ],
      ['GET', '/api/onboarding/v2/status', { kind: 'status', status: 500 }, /^Server error/],
    ] as const) {
      await fault(method, path, { ...more, times: 1 })
      await told(words)
    }
    await press(page, BUTTON)
    await expectWebApp(page)

    await page.context().clearCookies()
    await sandbox.api('passkeys/lose', { method: 'POST', body: { person: 'passkey' } })
    await page.goto(`${origin}/signin/`)
    await told(/^This passkey is no longer valid\. Please sign in with your password\.$/)
    await giveUsername(page, 'simple')
    expect(await alertOf(page).count()).toBe(0)
    await givePassword(page)
    await expectWebApp(page)
  })
})
