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
  await expect.poll(device.count).toBe(0)
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
