import { BASE, heading, OFFER, onStage, openWithDevice, origin, press } from 'test/e2e/passkeys/stage'
import { alertOf, fault, sandbox, expectWebApp } from 'test/e2e/steps/stage'
import { signIn } from 'test/e2e/steps/signIn'

onStage()

// (passkeys/offer)
describe('an offer', () => {
  test('is taken: the passkey is kept, and the sign-in goes on to where it was going', async () => {
    const { page, device } = await openWithDevice()
    await signIn(page, origin, 'passkey', '?back=/online/files')
    await heading(page, OFFER)
    await press(page, 'Create a passkey')
    await page.waitForURL('**/online/files')
    expect(await device.count()).toBe(1)
    expect(await sandbox.callsTo(`${BASE}/registration/verify`)).toMatchObject([
      { status: 200, body: { credential: '••••••••' }, headers: { 'x-touch-supported': 'false' } },
    ])
    await page.goBack()
    await expectWebApp(page)
  })

  // (passkeys/not-now)
  test('is declined: the sign-in goes on, and nothing is offered for 30 days', async () => {
    const { page, device } = await openWithDevice()
    await signIn(page, origin, 'passkey')
    await heading(page, OFFER)
    await press(page, 'Not now')
    await expectWebApp(page)
    await page.context().clearCookies()
    await signIn(page, origin, 'passkey')
    await expectWebApp(page)
    expect(await device.count()).toBe(0)
    expect(await sandbox.callsTo(`${BASE}/registration/options`)).toEqual([])
  })

  test('comes after a code as well', async () => {
    const { page } = await openWithDevice()
    await signIn(page, origin, 'passkey-sms')
    await page.getByRole('timer').waitFor()
    const { messages } = await sandbox.api<{ messages: { code: string }[] }>('phone?person=passkey-sms')
    await page.getByLabel('Security code').fill(messages[0]?.code ?? '')
    await page.keyboard.press('Enter')
    await heading(page, OFFER)
    expect(new URL(page.url()).pathname).toBe('/signin/passkey-offer')
  })

  test('survives a refresh, and is nobody’s in another tab', async () => {
    const { page } = await openWithDevice()
    await signIn(page, origin, 'passkey')
    await heading(page, OFFER)
    await page.reload()
    await heading(page, OFFER)
    const other = await page.context().newPage()
    await other.goto(`${origin}/signin/passkey-offer`)
    await heading(other, 'Sign in')
    expect(new URL(other.url()).pathname).toBe('/signin/')
    await press(page, 'Not now')
    await expectWebApp(page)
  })

  test.each<[what: string, path: string, more: object, words: string]>([
    ['options that fail', 'options', { kind: 'status', status: 500 }, 'Server error, please try later.'],
    ['options that cannot be read', 'options', { kind: 'html' }, 'Server error, please try later.'],
    ['a check that cannot be read', 'verify', { kind: 'html' }, 'Server error, please try later.'],
    ['a check that is refused', 'verify', { kind: 'status', status: 400 }, 'Server error, please try later.'],
  ])('%s: told, and the next press tries again', async (_what, path, more, words) => {
    const { page } = await openWithDevice()
    await fault('POST', `${BASE}/registration/${path}`, { ...more, times: 1 })
    await signIn(page, origin, 'passkey')
    await heading(page, OFFER)
    await press(page, 'Create a passkey')
    await alertOf(page).waitFor()
    expect(await alertOf(page).innerText()).toBe(words)
    await press(page, 'Not now')
    await expectWebApp(page)
  })

  test('a dialog that is cancelled is told, and the sign-in goes on without it', async () => {
    const { page, device } = await openWithDevice()
    await device.recognises(false)
    await signIn(page, origin, 'passkey')
    await press(page, 'Create a passkey')
    await alertOf(page).waitFor()
    expect(await alertOf(page).innerText()).toMatch(
      /^(?:No passkey was created|A passkey cannot be created here)/,
    )
    await press(page, 'Not now')
    await expectWebApp(page)
  })

  test('a session that is over leads to the sign-in page, which says so', async () => {
    const { page } = await openWithDevice()
    await signIn(page, origin, 'passkey')
    await heading(page, OFFER)
    await page.context().clearCookies({ name: 'harbor_session' })
    await press(page, 'Create a passkey')
    await heading(page, 'Sign in')
    expect(await alertOf(page).innerText()).toBe('Please sign in again.')
  })

  test('is left by Back for the sign-in page: nothing was created, and it is offered again', async () => {
    const { page, device } = await openWithDevice()
    await signIn(page, origin, 'passkey')
    await heading(page, OFFER)
    await page.goBack()
    await heading(page, 'Sign in')
    expect(await device.count()).toBe(0)
    await page.context().clearCookies()
    await signIn(page, origin, 'passkey')
    await heading(page, OFFER)
  })
})
