import type { Page } from 'playwright-core'
import {
  BASE,
  BUTTON,
  comeBack,
  enable,
  havePasskey,
  heading,
  OFFER,
  onStage,
  openWithDevice,
  origin,
  press,
  VERIFY,
  withoutAutofill,
} from 'test/e2e/passkeys/stage'
import { alertOf, expectWebApp, fault, sandbox } from 'test/e2e/steps/stage'
import { signIn } from 'test/e2e/steps/signIn'

onStage()

type Heard = Record<'unknown' | 'accepted' | 'details', object[]>

/** Writes down what the browser is told; it hears all of it itself. */
const listen = (page: Page) =>
  page.addInitScript(() => {
    const heard: Record<string, object[]> = { unknown: [], accepted: [], details: [] }
    Object.assign(window, { heard })
    const own = PublicKeyCredential as unknown as Record<string, (hint: object) => Promise<void>>
    for (const [name, signal] of [
      ['unknown', 'signalUnknownCredential'],
      ['accepted', 'signalAllAcceptedCredentials'],
      ['details', 'signalCurrentUserDetails'],
    ] as const) {
      const tell = own[signal]?.bind(own)
      own[signal] = hint => {
        heard[name]?.push(hint)
        return tell?.(hint) ?? Promise.resolve()
      }
    }
  })

const heardBy = (page: Page) => page.evaluate(() => (window as unknown as { heard: Heard }).heard)

const PROXY = { kind: 'html', status: 404 }

// (passkeys/unknown)
test('the 404 page of a proxy takes no passkey away, the server’s own word does', async () => {
  const { page, device } = await openWithDevice()
  await listen(page)
  await withoutAutofill(page)
  await comeBack(page, device)
  await fault('POST', VERIFY, PROXY)
  await press(page, BUTTON)
  await alertOf(page).waitFor()
  expect(await alertOf(page).innerText()).toBe('Server error. Please try later.')
  expect(await heardBy(page)).toMatchObject({ unknown: [] })
  expect(await device.count()).toBe(1)
  await sandbox.api('faults', { method: 'DELETE' })
  await sandbox.api('passkeys/lose', { method: 'POST', body: { person: 'passkey' } })
  await press(page, BUTTON)
  await alertOf(page).filter({ hasText: 'This passkey is no longer valid.' }).waitFor()
  expect((await heardBy(page)).unknown).toMatchObject([{ rpId: 'localhost' }])
  expect(await device.count()).toBe(0)
})

// (passkeys/signals, passkeys/remove)
test('a look at the list tells the device which are good; the 404 page of a proxy removes nothing, and what is removed leaves it', async () => {
  const { page, device } = await openWithDevice()
  await listen(page)
  await havePasskey(page, device)
  await enable()
  await page.goto(`${origin}/signin/change-password`)
  await page.getByRole('button', { name: 'Remove Chrome on Linux' }).click()
  await page.waitForFunction(() => (window as unknown as { heard: Heard }).heard.details.length > 0)
  const { accepted, details, unknown } = await heardBy(page)
  const [{ id }] = await sandbox.api<[{ id: string }]>('passkeys?person=passkey')
  expect(accepted).toEqual([
    { rpId: 'localhost', userId: expect.any(String) as string, allAcceptedCredentialIds: [id] },
  ])
  expect(details).toMatchObject([{ rpId: 'localhost', name: 'passkey' }])
  expect(unknown).toEqual([])
  expect(await device.count()).toBe(1)

  await fault('POST', `${BASE}/remove`, { ...PROXY, times: 1 })
  await press(page, 'Remove')
  await alertOf(page).waitFor()
  expect(await alertOf(page).innerText()).toBe('Server error, please try later.')
  expect(await heardBy(page)).toMatchObject({ unknown: [], accepted })
  expect(await device.count()).toBe(1)
  expect(await sandbox.api('passkeys?person=passkey')).toHaveLength(1)
  await page.getByText('Chrome on Linux').waitFor()

  await press(page, 'Remove')
  await page.getByText('No passkeys').waitFor()
  await page.waitForFunction(() => (window as unknown as { heard: Heard }).heard.accepted.length > 1)
  expect((await heardBy(page)).accepted[1]).toMatchObject({ allAcceptedCredentialIds: [] })
  expect(await device.count()).toBe(0)
})

// (passkeys/withdrawn)
test('a new passkey that the server has not kept leaves the device again; the list is read as the sign-in ends, and the page leaves all the same', async () => {
  const { page, device } = await openWithDevice()
  await listen(page)
  await enable()
  await fault('POST', `${BASE}/registration/verify`, { kind: 'status', status: 500, times: 1 })
  await signIn(page, origin, 'passkey')
  await heading(page, OFFER)
  await press(page, 'Create a passkey')
  await alertOf(page).waitFor()
  await page.waitForFunction(() => (window as unknown as { heard: Heard }).heard.accepted.length > 0)
  expect(await heardBy(page)).toMatchObject({ unknown: [], accepted: [{ allAcceptedCredentialIds: [] }] })
  expect(await device.count()).toBe(0)
  expect(await sandbox.callsTo(BASE)).toMatchObject([{ status: 200 }])
  await press(page, 'Not now')
  await expectWebApp(page)
  expect(await sandbox.callsTo(BASE)).toMatchObject([{ status: 200 }, { status: 200 }])
})
