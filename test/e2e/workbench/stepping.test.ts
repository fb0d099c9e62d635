import { expect } from 'test/e2e/fixtures/test'
import type { Page } from 'playwright-core'
import type { Sandbox } from 'sandbox/ownProcess'
import { BREAK_KEY, HOLD_KEY } from 'saga-workbench/page/channel'
import { givePassword, giveUsername, PASSWORD } from 'test/e2e/steps/signIn'
import { ofSample, test } from 'test/e2e/workbench/openRoom'

ofSample('stepping')

const LOGIN = 'POST /api/auth/v2/login'
const STATUS = 'GET /api/auth/v2/session-status'

/** Renders the room twice in one moment, and counts the changes in the lanes at the second time. */
const movedByDrawing = (room: Page): Promise<number> =>
  room.locator('#flow-lanes').evaluate(lanes => {
    const draw = (): void => document.querySelector<HTMLElement>('[data-view=flow]')?.click()
    draw()
    const observer = new MutationObserver(() => undefined)
    observer.observe(lanes, { childList: true, subtree: true })
    draw()
    return observer.takeRecords().length
  })

/** Waits until the app has received the room's message: the two may be two processes. */
const heard = (page: Page, key: string, value: string) =>
  page.waitForFunction(([name, wanted]) => localStorage.getItem(name!) === wanted, [key, value])

async function holds(room: Page, page: Page, is: 'on' | 'off'): Promise<void> {
  await room.getByRole('button', { name: 'Hold', exact: true }).click()
  await heard(page, HOLD_KEY, is)
}

/** Stops at effects of this name, once the app knows of it. */
async function breakAt(room: Page, page: Page, name: string): Promise<void> {
  await room.getByLabel('Break at').fill(name)
  await heard(page, BREAK_KEY, name)
}

/** Answers a held call; the room takes its card away a moment later. */
async function answer(room: Page, call: string, choice: string | RegExp): Promise<void> {
  const choices = room.getByLabel(`Answer to ${call}`)
  const option = choices.locator('option').filter({ hasText: choice }).first()
  await choices.selectOption(await option.evaluate((each: HTMLOptionElement) => each.value))
  const card = room.locator('.held-card').filter({ has: choices })
  await card.getByRole('button', { name: 'Answer' }).click()
  await choices.waitFor({ state: 'detached' })
}

const alert = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text })
const isSent = (sandbox: Sandbox, times: number) =>
  expect(sandbox.callsTo('/api/auth/v2/login')).resolves.toHaveLength(times)

test('a saga pauses at an effect, an error and an action, and resumes as the room commands; calls and delays wait for it; the recording returns to each effect, and is a file', async ({
  workbench: sandbox,
  openRoom,
}) => {
  const { page, room, says } = await openRoom(sandbox, [/foyer: .* crashed .* lost/])
  await page.clock.install()
  await page.goto(`${sandbox.origin}/signin/`)
  await page.clock.runFor(1000)
  await giveUsername(page, 'approve')
  await page.getByLabel('Password', { exact: true }).waitFor()

  // At an effect: it fails as if its time were over, which is stored as a scenario; receives another answer; throws.
  const ofSignIn = room.getByLabel('Another answer of call signIn')
  const stopped = async (): Promise<void> => {
    await givePassword(page)
    await says(/signIn, for .*/)
    await ofSignIn.waitFor()
    await isSent(sandbox, 0)
  }
  await breakAt(room, page, 'call signIn')
  await stopped()
  await room.getByLabel('A failure of call signIn').selectOption('The time is over')
  await room.getByRole('button', { name: 'Throw service error' }).click()
  await alert(page, 'Server error').waitFor()
  await ofSignIn.waitFor({ state: 'detached' })
  await room.getByRole('button', { name: 'Copy as scenario' }).click()
  const scenario = room.getByLabel('The scenario')
  await scenario.waitFor()
  const kept = await scenario.inputValue()
  expect(kept).toContain(`signIn: 'nothing'`)
  expect(kept).toMatch(/calls: \['findIdentityProvider', 'signIn'\], ends: \{ at: '\/', says: 'server/)

  await stopped()
  await ofSignIn.fill('{ "kind": "refused" }')
  await room.getByRole('button', { name: 'Answer this' }).click()
  await alert(page, 'combination was wrong').waitFor()
  await ofSignIn.waitFor({ state: 'detached' })

  await stopped()
  await ofSignIn.fill('lost')
  await room.getByRole('button', { name: 'Throw this' }).click()
  await alert(page, 'Something went wrong').waitFor()
  await ofSignIn.waitFor({ state: 'detached' })

  // A held call is not aborted.
  await breakAt(room, page, '')
  await holds(room, page, 'on')
  await givePassword(page)
  await says(/login, for .* held in the room/)
  await page.clock.fastForward('10:00')
  // The lanes are drawn again with the time that has passed, and move the card: a press before that would be lost.
  await says(/login, for 6\d\d\.\d s, held in the room/)
  await isSent(sandbox, 0)
  await answer(room, LOGIN, /^401/)
  await alert(page, 'combination was wrong').waitFor()
  await expect(sandbox.callsTo('/api/auth/v2/login')).resolves.toMatchObject([
    { status: 401, aborted: false },
  ])

  // At an error, before its saga receives it.
  const cardOf = (words: string) => room.locator('.held-card').filter({ hasText: words })
  await breakAt(room, page, 'error page')
  await givePassword(page)
  await answer(room, LOGIN, 'An HTML page with 401')
  const error = cardOf('ServiceError: page 401 – of call')
  await error.waitFor()
  await expect(alert(page, '').count()).resolves.toBe(0)
  await error.getByRole('button', { name: 'Go on' }).click()
  await alert(page, 'Server error').waitFor()
  await error.waitFor({ state: 'detached' })

  // At an action before any saga has received it; then at its call, which is sent and held.
  await breakAt(room, page, 'action login/passwordSubmitted')
  await givePassword(page)
  const action = cardOf('login/passwordSubmitted')
  await action.waitFor()
  await breakAt(room, page, 'call signIn')
  await action.getByRole('button', { name: 'Go on' }).click()
  await ofSignIn.waitFor()
  await room.getByRole('button', { name: 'Go on' }).click()
  await says(/login, for .* held in the room/)
  await isSent(sandbox, 2)
  await breakAt(room, page, '')
  await answer(room, LOGIN, 'own answer')
  await room.getByLabel(`Answer to ${STATUS}`).waitFor()
  await holds(room, page, 'off')
  await answer(room, STATUS, 'own answer')
  await page.waitForURL(/\/verification$/)

  // A delay is held, or skipped.
  await page.getByRole('heading', { name: 'Verify Sign-In Request' }).waitFor()
  await says(/^approvalJourney waits for one of: session status in/)
  await room.getByRole('button', { name: 'Keep waiting' }).click()
  await says(/session status \(after 202\), held in the room/)
  const polls = async () => (await sandbox.callsTo('/api/auth/v2/session-status')).length
  const before = await polls()
  await room.getByRole('button', { name: 'Skip' }).click()
  await says(/session status in/)
  expect(await polls()).toBeGreaterThan(before)

  // Back to each effect, with its line, its call, its state and its screen.
  await room.getByRole('button', { name: 'Pause', exact: true }).click()
  // The room renders five times a second: a press on a moving element would be lost.
  expect(await movedByDrawing(room)).toBe(0)
  // A later event of the same moment may cover it: a key reaches it anyway.
  await room.getByRole('button', { name: 'call fetchSessionStatus, gave' }).last().press('Enter')
  const details = room.locator('#flow-details')
  await details.getByText(/^src\/sagas\/mfa\/sessionPolling\.ts:\d+$/).waitFor()
  await details.getByText(STATUS).waitFor()
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
  await room.getByRole('button', { name: 'call signIn, gave' }).last().press('Enter')
  await screen.locator('input[type=password]').waitFor()
  expect(await details.locator('h3').textContent()).toMatch(/^answer: call signIn · at .* · gave/)

  const [download] = await Promise.all([
    room.waitForEvent('download'),
    room.getByRole('button', { name: 'Save' }).click(),
  ])
  const chunks: Buffer[] = []
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer)
  const buffer = Buffer.concat(chunks)
  expect(buffer.toString()).toContain('approvalJourney')
  expect(buffer.toString()).not.toContain(PASSWORD)

  // A saga is cancelled, and the room lists the sagas that received the action.
  await room.getByRole('button', { name: 'Live', exact: true }).click()
  await room.getByRole('button', { name: 'approvalJourney', exact: true }).press('Enter')
  await room.getByRole('button', { name: /^Cancel / }).press('Enter')
  const who = room.getByRole('list', { name: 'Affected sagas' })
  await who.getByText('approvalJourney was cancelled at: call untilSettled').waitFor()
  const lines = await who.getByRole('listitem').allTextContents()
  expect(lines).toContain('untilCodeAccepted was cancelled at: take factorCode/submitted')
  expect(lines).toContain('pollUntilSettled was cancelled at: call pause')

  // The file opens again, in a room that knows of no page.
  await page.close()
  await room.reload()
  await room.getByRole('tab', { name: 'Flow' }).click()
  await room.locator('#flow-open').setInputFiles({ name: 'flow.json', mimeType: 'application/json', buffer })
  await says(/^approvalJourney waits for one of: /)
})
