import type { Browser, Page } from 'playwright-core'
import type { OwnSandbox } from 'sandbox/ownProcess'
import { HOLD_KEY } from 'src/workbench/page/channel'
import { givePassword, giveUsername, PASSWORD } from 'test/e2e/steps/signIn'
import { openRoom, startWorkbench } from 'test/e2e/workbench/openRoom'
import { launchBrowser } from 'test/support/browser'

let browser: Browser
let sandbox: OwnSandbox

beforeAll(async () => {
  ;[browser, sandbox] = await Promise.all([launchBrowser(), startWorkbench()])
})
afterAll(() => sandbox.stop())
beforeEach(() => sandbox.api('reset', { method: 'POST' }))

const LOGIN = 'POST /api/auth/v2/login'
const STATUS = 'GET /api/auth/v2/session-status'

/** Draws the room twice in one moment, and counts what the second time takes from the lanes or puts there. */
const movedByDrawing = (room: Page): Promise<number> =>
  room.locator('#flow-lanes').evaluate(lanes => {
    const draw = (): void => document.querySelector<HTMLElement>('[data-view=flow]')?.click()
    draw()
    const observer = new MutationObserver(() => undefined)
    observer.observe(lanes, { childList: true, subtree: true })
    draw()
    return observer.takeRecords().length
  })

/** Waits until the app has heard from the room whether it holds: the two may be two processes. */
const held = (page: Page, is = 'on') =>
  page.waitForFunction(([key = '', wanted]) => localStorage.getItem(key) === wanted, [HOLD_KEY, is])

describe('Hold', () => {
  test('a call waits until the room answers it, a delay until it is skipped; the recording is a file without a secret, which opens again', async () => {
    const { page, room, says } = await openRoom(browser, sandbox)
    const answer = async (call: string, choice: string | RegExp): Promise<void> => {
      const choices = room.getByLabel(`Answer to ${call}`)
      const option = choices.locator('option').filter({ hasText: choice }).first()
      await choices.selectOption(await option.evaluate((each: HTMLOptionElement) => each.value))
      await room
        .locator('.held-card')
        .filter({ has: choices })
        .getByRole('button', { name: 'Answer' })
        .click()
    }
    // The room takes the card away a moment later.
    const answered = (call: string) => room.getByLabel(`Answer to ${call}`).waitFor({ state: 'detached' })
    await page.goto(`${sandbox.origin}/signin/`)
    await giveUsername(page, 'approve')
    await page.getByLabel('Password', { exact: true }).waitFor()
    await room.getByRole('button', { name: 'Hold' }).click()
    await held(page)
    await givePassword(page)
    await says(/POST \/api\/auth\/v2\/login, for .* held in the room/)
    await expect(sandbox.callsTo('/api/auth/v2/login')).resolves.toHaveLength(0)
    await answer(LOGIN, /^401/)
    await page.getByRole('alert').filter({ hasText: /./ }).waitFor()
    await answered(LOGIN)

    await givePassword(page)
    await answer(LOGIN, 'An HTML page')
    await page.getByText('Server error').waitFor()
    await answered(LOGIN)

    await givePassword(page)
    await answer(LOGIN, 'own answer')
    await room.getByLabel(`Answer to ${STATUS}`).waitFor()
    await room.getByRole('button', { name: 'Hold' }).click()
    await held(page, 'off')
    await answer(STATUS, 'own answer')
    await page.waitForURL(/\/verification$/)

    // A delay is kept waiting, or skipped.
    await says(/^approvalJourney waits for one of: session status in/)
    await room.getByRole('button', { name: 'Keep waiting' }).click()
    await says(/session status \(after 202\), held in the room/)
    const before = (await sandbox.callsTo('/api/auth/v2/session-status')).length
    await room.getByRole('button', { name: 'Skip' }).click()
    await says(/session status in/)
    expect((await sandbox.callsTo('/api/auth/v2/session-status')).length).toBeGreaterThan(before)

    // The recording is a file that holds no secret, and opens again.
    const [download] = await Promise.all([
      room.waitForEvent('download'),
      room.getByRole('button', { name: 'Save' }).click(),
    ])
    const chunks: Buffer[] = []
    for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer)
    const buffer = Buffer.concat(chunks)
    expect(buffer.toString()).toContain('approvalJourney')
    expect(buffer.toString()).not.toContain(PASSWORD)
    await page.close()
    await room.reload()
    await room.getByRole('tab', { name: 'Flow' }).click()
    await room
      .locator('#flow-open')
      .setInputFiles({ name: 'flow.json', mimeType: 'application/json', buffer })
    // A poll may have been under way.
    await says(/^approvalJourney waits for one of: /)
  })

  test('a call is not given up while it is held', async () => {
    const { page, room, says } = await openRoom(browser, sandbox)
    await page.clock.install()
    await page.goto(`${sandbox.origin}/signin/`)
    await page.clock.runFor(1000)
    await giveUsername(page, 'approve')
    await page.getByLabel('Password', { exact: true }).waitFor()
    await room.getByRole('button', { name: 'Hold' }).click()
    await held(page)
    await givePassword(page)
    await says(/login, for .* held in the room/)
    await page.clock.fastForward('10:00')
    // The lanes are drawn again with the time that has passed, and move the card: a press before that would be lost.
    await says(/login, for 6\d\d\.\d s, held in the room/)
    await room.getByRole('button', { name: 'Answer' }).first().click()
    await says(/session-status, for .* held in the room/)
    await expect(sandbox.callsTo('/api/auth/v2/login')).resolves.toMatchObject([
      { status: 202, aborted: false },
    ])
    await room.getByRole('button', { name: 'Hold' }).click()
  })
})

describe('a recording', () => {
  test('goes back to each effect, with its line, its state and its screen', async () => {
    const { page, room, says } = await openRoom(browser, sandbox)
    await page.goto(`${sandbox.origin}/signin/`)
    await giveUsername(page, 'approve')
    await page.getByLabel('Password', { exact: true }).waitFor()
    // The recorder looks 80 ms after a change: a timer of the page that is due later comes after that, however busy the machine is.
    await page.evaluate(() => new Promise(done => setTimeout(done, 100)))
    await givePassword(page)
    await says(/^approvalJourney waits for one of: session status in/)
    await page.getByRole('heading', { name: 'Verify Sign-In Request' }).waitFor()
    const polls = async () => (await sandbox.callsTo('/api/auth/v2/session-status')).length
    const drawn = await polls()
    // A poll that has begun with the page drawn is answered by then.
    while ((await polls()) < drawn + 2) await says(/^approvalJourney waits for one of: session status in/)
    await room.getByRole('button', { name: 'Pause', exact: true }).click()
    // The room draws five times a second: a press on what it moves would be lost.
    expect(await movedByDrawing(room)).toBe(0)
    // What follows in the same moment may lie over it: a key reaches it all the same.
    await room.getByRole('button', { name: 'call fetchSessionStatus, gave' }).last().press('Enter')
    const details = room.locator('#flow-details')
    await details.getByText(/^src\/sagas\/mfa\/sessionPolling\.ts:\d+$/).waitFor()
    await details.getByText('GET /api/auth/v2/session-status').waitFor()
    const screen = details.frameLocator('iframe')
    await screen.getByText('Verify Sign-In Request').waitFor()
    await details.getByRole('button', { name: 'Show in the log' }).click()
    await room.locator('#calls details[open]').waitFor()
    await room.getByRole('tab', { name: 'Flow' }).click()
    await room.getByRole('button', { name: 'Effect before' }).click()
    await room.getByRole('button', { name: 'Effect before' }).click()
    await says(/^approvalJourney waits for (?!.*after 202)/)
    await room.getByLabel('Every saga').check()
    await room.getByLabel('Time shown').selectOption('All')
    await room.getByRole('button', { name: 'call signIn, gave' }).press('Enter')
    await screen.locator('input[type=password]').waitFor()
    expect(await details.locator('h3').textContent()).toMatch(/^call signIn · at .* · gave/)
  })
})
