import { expect } from 'test/e2e/fixtures/test'
import {
  BASE,
  enable,
  heading,
  heardTimes,
  listen,
  OFFER,
  openWithDevice,
  press,
  test,
} from 'test/e2e/passkeys/stage'
import { alertOf, fault, expectWebApp } from 'test/e2e/steps/stage'
import { sentCode } from 'test/e2e/steps/sentCode'
import { signIn } from 'test/e2e/steps/signIn'

const NOT_CREATED = /^(?:No passkey was created|A passkey cannot be created here)/

// (passkeys/offer, passkeys/signals, passkeys/withdrawn)
test('a passkey offer reports failures and cancellation, and a passkey that the server has not stored is removed from the device; once accepted, the passkey is stored, the sign-in continues to its destination, and Back does not return to it', async ({
  sandbox,
  origin,
  openPage,
}) => {
  const { page, device } = await openWithDevice(openPage)
  await listen(page)
  await enable(sandbox)
  await signIn(page, origin, 'passkey', '?back=/online/files')
  await heading(page, OFFER)
  const told = async (words: string | RegExp) => {
    await press(page, 'Create a passkey')
    await alertOf(page).filter({ hasText: words }).waitFor()
  }
  await fault(sandbox, 'POST', `${BASE}/registration/options`, { kind: 'html', times: 1 })
  await told('Server error, please try later.')
  await fault(sandbox, 'POST', `${BASE}/registration/verify`, { kind: 'status', status: 500, times: 1 })
  await told('Server error, please try later.')
  const heard = await heardTimes(page, 'accepted', 1)
  expect(heard).toMatchObject({ unknown: [], accepted: [{ allAcceptedCredentialIds: [] }] })
  expect(await device.count()).toBe(0)
  expect(await sandbox.callsTo(BASE)).toMatchObject([{ status: 200 }])
  await device.recognises(false)
  await told(NOT_CREATED)
  await device.recognises(true)
  await press(page, 'Create a passkey')
  await page.waitForURL('**/online/files')
  expect(await device.count()).toBe(1)
  expect((await sandbox.callsTo(`${BASE}/registration/verify`)).at(-1)).toMatchObject({
    status: 200,
    body: { credential: '••••••••' },
    headers: { 'x-touch-supported': 'false' },
  })
  // The list is read as the sign-in ends, and the page leaves all the same.
  expect(await sandbox.callsTo(BASE)).toMatchObject([{ status: 200 }, { status: 200 }])
  await page.goBack()
  await expectWebApp(page)
})

// (passkeys/offer, passkeys/not-now)
test('a passkey offer also follows a code, survives a refresh, is not shown in another tab, is left by Back for the sign-in page and ends with the session; once it is declined, the sign-in continues, and nothing is offered for 30 days', async ({
  sandbox,
  origin,
  openPage,
}) => {
  const { page, device } = await openWithDevice(openPage)
  await signIn(page, origin, 'passkey-sms')
  await page.getByRole('timer').waitFor()
  await page.getByLabel('Security code').fill(await sentCode(sandbox, 'passkey-sms'))
  await page.keyboard.press('Enter')
  await heading(page, OFFER)
  expect(new URL(page.url()).pathname).toBe('/signin/passkey-offer')
  await page.reload()
  await heading(page, OFFER)
  const other = await page.context().newPage()
  await other.goto(`${origin}/signin/passkey-offer`)
  await heading(other, 'Sign in')
  expect(new URL(other.url()).pathname).toBe('/signin/')
  await other.close()
  await page.goBack()
  await heading(page, 'Sign in')

  await page.context().clearCookies()
  await signIn(page, origin, 'passkey')
  await heading(page, OFFER)
  await page.context().clearCookies({ name: 'harbor_session' })
  await press(page, 'Create a passkey')
  await heading(page, 'Sign in')
  expect(await alertOf(page).innerText()).toBe('Please sign in again.')

  await signIn(page, origin, 'passkey')
  await heading(page, OFFER)
  await press(page, 'Not now')
  await expectWebApp(page)
  await page.context().clearCookies()
  await signIn(page, origin, 'passkey')
  await expectWebApp(page)
  expect(await device.count()).toBe(0)
})
