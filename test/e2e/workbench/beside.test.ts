import { readFileSync } from 'node:fs'
import type { Browser, Page } from 'playwright-core'
import type { OwnSandbox } from 'sandbox/ownProcess'
import { PASSWORD, signIn } from 'test/e2e/steps/signIn'
import { openRoom, startWorkbench } from 'test/e2e/workbench/openRoom'
import { launchBrowser } from 'test/support/browser'

let browser: Browser
let sandbox: OwnSandbox

beforeAll(async () => {
  ;[browser, sandbox] = await Promise.all([launchBrowser(), startWorkbench()])
})
afterAll(() => sandbox.stop())
beforeEach(() => sandbox.api('reset', { method: 'POST' }))

const GOOD = readFileSync('scenarios/recordings/forgotten-a-password-of-another-provider.txt', 'utf8')
const LOST = 'lookUpAccount: put login/usernameEdited'
const bad = GOOD.split('\n')
  .filter(line => !line.startsWith(LOST))
  .join('\n')

const open = (room: Page, files: Record<string, string>): Promise<void> =>
  room.locator('#flow-open').setInputFiles(
    Object.entries(files).map(([name, text]) => ({
      name,
      mimeType: 'text/plain',
      buffer: Buffer.from(text),
    })),
  )

/** Waits for a sentence about two runs; gives how many differences there are. */
async function said(room: Page, text: string): Promise<string | null> {
  await room.locator('#flow-difference').getByText(text).waitFor()
  return room.locator('#flow-differences').textContent()
}

test('two walks of one person by hand do the same; one is searched, and shows what the browser kept; beside a good run, an effect that is lost is shown in its lane and in words', async () => {
  const { page, room, says } = await openRoom(browser, sandbox)
  const walk = async (): Promise<void> => {
    await page.context().clearCookies()
    await page.evaluate(() => {
      for (const storage of location.href === 'about:blank' ? [] : [localStorage, sessionStorage])
        storage.clear()
    })
    await signIn(page, sandbox.origin, 'sms')
    await says(/^textCodeJourney waits for one of: /)
  }
  await walk()
  await walk()
  await room.getByLabel('Compare with').selectOption({ index: 1 })
  await room.locator('#flow-compare:not([hidden])').waitFor()
  expect(await room.locator('#flow-difference').textContent()).toBe('Both runs do the same.')
  await room.getByLabel('Compare with').selectOption({ index: 0 })
  await room.locator('#flow-compare').waitFor({ state: 'hidden' })

  await room.getByLabel('Search the recording').fill('login 202')
  await room.getByRole('button', { name: /POST \/api\/auth\/v2\/login 202/ }).click()
  const details = room.locator('#flow-details')
  await details.locator('h3').getByText('call signIn').waitFor()
  await room.getByLabel('Search the recording').fill('put factorCode/codeRequested')
  await room.locator('#flow-found button').first().click()
  await details.getByText('Cookies and storage before it').waitFor()
  await details.getByText('Show').last().click()
  await details.getByText('"authenticationMode"').waitFor()
  expect(await details.textContent()).not.toContain(PASSWORD)

  await open(room, { 'good.txt': GOOD, 'bad.txt': bad })
  await room.getByLabel('Page', { exact: true }).selectOption({ label: 'bad.txt' })
  await room.getByLabel('Compare with').selectOption({ label: 'beside good.txt' })
  await room
    .getByText(/^lookUpAccount lacks: put login\/usernameEdited "grace" – it goes on with: /)
    .waitFor()
  const ofThis = room.getByRole('region', { name: 'This run' })
  const lane = ofThis.locator('.lane').filter({ hasText: 'lookUpAccount' })
  await lane.getByRole('button', { name: 'put login/usernameEdited, missing' }).press('Enter')
  await room.locator('#flow-details h3').getByText('put login/usernameEdited').waitFor()
  await room
    .getByRole('region', { name: 'The run beside' })
    .getByRole('button', { name: 'put login/usernameEdited, differs' })
    .waitFor()
  // The same run beside itself.
  await open(room, { 'again.txt': GOOD })
  await room.getByLabel('Page', { exact: true }).selectOption({ label: 'again.txt' })
  expect(await said(room, 'Both runs do the same.')).toBe('')
})
