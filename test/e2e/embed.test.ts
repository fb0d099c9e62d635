import type { Sandbox } from 'sandbox/ownProcess'
import { type OpenPage } from 'test/e2e/fixtures/openPage'
import { expect } from 'test/e2e/fixtures/test'
import { createHash } from 'node:crypto'
import type { Page } from 'playwright-core'
import {
  enable,
  havePasskey,
  openWithDevice,
  OPTIONS,
  passkeyCalls,
  REFUSED,
  VERIFY,
  withoutAutofill,
  test,
} from 'test/e2e/passkeys/stage'
import { again, endSession, expectSaved, openWindow, told } from 'test/e2e/steps/note'
import { sentCode } from 'test/e2e/steps/sentCode'
import { givePassword, giveUsername, haveSession } from 'test/e2e/steps/signIn'
import { fault } from 'test/e2e/steps/stage'

/** A page with a user who is signed in to a company with passkeys and has one on this device. */
async function withPasskey(sandbox: Sandbox, origin: string, openPage: OpenPage) {
  const opened = await openWithDevice(openPage)
  await enable(sandbox)
  await havePasskey(origin, opened.page, opened.device)
  return opened
}

/** The session of the web app ends in the middle of a note. */
async function loseSession(origin: string, page: Page): Promise<void> {
  await page.goto(`${origin}/online/note`)
  await endSession(page)
}

/** Does an action that closes the window, which may be gone before the key is released. */
async function byPassword(popup: Page): Promise<void> {
  await giveUsername(popup, 'passkey')
  await givePassword(popup).catch(() => undefined)
}

// (addresses/helper)
test('the browser’s own passkey dialog signs the user in without leaving the page, and the other tabs can identify the sign-in', async ({
  sandbox,
  origin,
  openPage,
}) => {
  const { page } = await withPasskey(sandbox, origin, openPage)
  await loseSession(origin, page)
  await again(page)
  await expectSaved(page)
  expect(page.context().pages()).toHaveLength(1)
  expect(await sandbox.callsTo(VERIFY)).toMatchObject([
    { status: 200, headers: { 'x-touch-supported': 'false' } },
  ])
  const mark = await page.evaluate(() => localStorage.getItem('foyer.currentSignIn'))
  const { id, who } = JSON.parse(mark ?? '{}') as { id: string; who: string }
  expect(who).toBe(createHash('sha256').update(`${id}passkey`).digest('hex'))
})

test('if the passkey dialog is closed or a call fails, the sign-in page opens beside it, and asks for a second factor there', async ({
  sandbox,
  origin,
  openPage,
}) => {
  const { page, device } = await withPasskey(sandbox, origin, openPage)
  await withoutAutofill(page.context())
  const fails = async (path: string, more: object): Promise<Page> => {
    await haveSession(page, origin, 'passkey')
    await loseSession(origin, page)
    await fault(sandbox, 'POST', path, { ...more, times: 1 })
    const popup = await openWindow(page)
    await popup.getByLabel('Username').waitFor()
    return popup
  }
  await (await fails(OPTIONS, { kind: 'malformed' })).close()
  await byPassword(await fails(VERIFY, { kind: 'html', status: 404 }))
  await expectSaved(page)
  await device.recognises(false)
  await loseSession(origin, page)
  await (await openWindow(page)).close()
  await haveSession(page, origin, 'passkey')
  await device.recognises(true)
  await sandbox.api('people/passkey', { method: 'PUT', body: { mfa: [{ type: 'sms', timeout: 300 }] } })
  await loseSession(origin, page)
  const popup = await openWindow(page)
  await popup.getByLabel('Security code').waitFor()
  await popup.getByLabel('Security code').fill(await sentCode(sandbox, 'passkey'))
  await popup.keyboard.press('Enter').catch(() => undefined)
  await expectSaved(page)
})

test('the embed client asks the server for a passkey only at a company with passkeys; without a passkey the sign-in page opens beside the app, at every press and after a refresh of the window; a browser that blocks the window is asked for another press if the first no longer counts, and otherwise leaves for the sign-in page, which leads back', async ({
  sandbox,
  origin,
  openPage,
}) => {
  // In a browser that may know of none.
  const page = await openPage({ expected: [REFUSED] })
  await haveSession(page, origin, 'simple')
  await loseSession(origin, page)
  const first = await openWindow(page)
  await first.getByLabel('Username').waitFor()
  expect(await passkeyCalls(sandbox)).toEqual([])
  await first.close()

  await enable(sandbox)
  await haveSession(page, origin, 'passkey')
  await loseSession(origin, page)
  const closed = await openWindow(page)
  await closed.getByLabel('Username').waitFor()
  await closed.close()
  const popup = await openWindow(page)
  await popup.getByLabel('Username').waitFor()
  await popup.reload()
  await giveUsername(popup, 'passkey')
  await givePassword(popup, 'wrong')
  await popup.getByText(/^Username\/Password combination was wrong/).waitFor()
  await givePassword(popup).catch(() => undefined)
  await expectSaved(page)
  // The second press did not ask for a passkey once more; the page in the window has asked on its own.
  expect(await sandbox.callsTo(VERIFY)).toEqual([])

  await page.context().clearCookies()
  await haveSession(page, origin, 'passkey')
  await loseSession(origin, page)
  await page.evaluate(() => {
    window.open = () => null
    Object.defineProperty(navigator, 'userActivation', { configurable: true, value: { isActive: false } })
  })
  await again(page)
  await told(page, 'Press once more')
  await page.evaluate(() => Reflect.deleteProperty(navigator, 'userActivation'))
  await again(page)
  await giveUsername(page, 'passkey')
  await givePassword(page)
  await page.waitForURL(`${origin}/online/note`)
  expect(page.context().pages()).toHaveLength(1)
})
