import { createHash } from 'node:crypto'
import type { Page } from 'playwright-core'
import { enable, enrol, onStage, openWithDevice, OPTIONS, origin, VERIFY } from 'test/e2e/passkeys/stage'
import { givePassword, giveUsername } from 'test/e2e/steps/signIn'
import { sandbox } from 'test/e2e/steps/stage'

onStage()

const TEXT = 'half a sentence'
const told = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text }).waitFor()
const again = (page: Page) => page.getByRole('button', { name: 'Sign in again' }).click()

/** A web app whose session has ended in the middle of a note; the person has a passkey, or none. */
async function loseSession(has: boolean) {
  const { page, device } = await openWithDevice()
  await enable()
  await enrol(page)
  if (!has) await device.remove()
  await page.goto(`${origin}/online/note`)
  await page.getByLabel('Note').fill(TEXT)
  await page.getByRole('button', { name: 'End the session' }).click()
  await told(page, 'The session is over')
  await page.getByRole('button', { name: 'Save' }).click()
  await told(page, 'What you wrote is still here.')
  return page
}

async function expectSaved(page: Page): Promise<void> {
  await told(page, 'Saved for')
  expect(await page.getByLabel('Note').inputValue()).toBe(TEXT)
}

// (addresses/helper)
test('the browser’s own chooser signs in, no page is left, and the other tabs can tell whose sign-in it is', async () => {
  const page = await loseSession(true)
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

test('without a passkey the sign-in page opens beside it, also at the next press', async () => {
  const page = await loseSession(false)
  for (const press of ['first', 'second']) {
    const opened = page.context().waitForEvent('page')
    await again(page)
    const popup = await opened
    await popup.getByLabel('Username').waitFor()
    if (press === 'first') {
      await popup.close()
      continue
    }
    await giveUsername(popup, 'passkey')
    await givePassword(popup).catch(() => undefined)
  }
  await expectSaved(page)
  // The second press did not ask for a passkey once more; the page in the window has asked on its own.
  expect(await sandbox.callsTo(VERIFY)).toEqual([])
})

test('a browser that allows no window leaves for the sign-in page, which leads back', async () => {
  const page = await loseSession(false)
  await page.evaluate(() => {
    window.open = () => null
  })
  await again(page)
  await giveUsername(page, 'passkey')
  await givePassword(page)
  await page.waitForURL(`${origin}/online/note`)
  expect(await sandbox.callsTo(OPTIONS)).not.toEqual([])
})
