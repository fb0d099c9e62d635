import { expect, test } from 'test/e2e/fixtures/test'
import type { Page } from 'playwright-core'
import { held } from 'test/e2e/steps/held'
import { signIn } from 'test/e2e/steps/signIn'
import { stopClock } from 'test/e2e/steps/stopClock'
import { needs } from 'test/support/engines/needs'

const STATUS = '/api/auth/v2/session-status'
const HOUR_MS = 3_600_000
const POLL_MS = 3000
/** `EVERY_POLL=1` takes all 1,200 polls of each hour; else its first ones, and the rest of the hour passes at once. */
const POLLS = process.env.EVERY_POLL ? HOUR_MS / POLL_MS : 8
/** The bytes that a page may gain by chance: a poll that kept one object would leave more. */
const CHANCE = 10_000

const isPoll = (call: { url: () => string }): boolean => call.url().endsWith(STATUS)

/** Counts the page's answered requests for the session status. */
interface Polls {
  asked: number
  answered: number
}

function countPolls(page: Page): Polls {
  const polls = { asked: 0, answered: 0 }
  page.on('request', call => (polls.asked += Number(isPoll(call))))
  page.on('requestfinished', call => (polls.answered += Number(isPoll(call))))
  return polls
}

/** Advances the clock until the page polls again and has its answer; the clock is stopped while the answer is on its way. */
async function passPoll(page: Page, polls: Polls): Promise<void> {
  const before = polls.answered
  while (polls.answered === before) {
    if (polls.asked > polls.answered) await page.waitForEvent('requestfinished', isPoll)
    else await page.clock.runFor(POLL_MS)
  }
}

async function passHour(page: Page, polls: Polls): Promise<void> {
  await page.clock.fastForward(Math.max(0, HOUR_MS - POLLS * POLL_MS))
  for (let poll = 0; poll < POLLS; poll += 1) await passPoll(page, polls)
}

// (calls/leaving-ends)
test('after eight hours of waiting for an approval a page holds no more than after the first', async ({
  sandbox,
  page,
}) => {
  needs('devtools')
  if (process.env.EVERY_POLL) test.setTimeout(HOUR_MS)
  const cdp = await page.context().newCDPSession(page)
  await page.clock.install()
  // From the first one on: one that is under way when the clock is stopped counts as asked.
  const polls = countPolls(page)
  await signIn(page, sandbox.origin, 'approve')
  await page.getByRole('heading', { name: 'Verify Sign-In Request' }).waitFor()
  await stopClock(page)
  while (polls.asked > polls.answered) await page.waitForEvent('requestfinished', isPoll)
  await passHour(page, polls)
  const first = await held(cdp)
  for (let hour = 2; hour <= 8; hour += 1) await passHour(page, polls)
  const last = await held(cdp)
  expect(last.nodes).toBeLessThanOrEqual(first.nodes)
  expect(last.listeners).toBeLessThanOrEqual(first.listeners)
  expect(last.heap - first.heap).toBeLessThan(CHANCE)
  expect(await page.getByRole('heading', { name: 'Verify Sign-In Request' }).count()).toBe(1)
})
