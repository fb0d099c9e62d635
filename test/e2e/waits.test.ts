import { listen } from 'test/support/announcements'
import { fault } from 'test/e2e/steps/stage'
import type { Sandbox } from 'sandbox/ownProcess'
import { expect, test } from 'test/e2e/fixtures/test'
import type { Page } from 'playwright-core'
import { signIn } from 'test/e2e/steps/signIn'
import { announcementsOf } from 'test/support/announcements'
import { expectWebApp } from 'test/e2e/steps/stage'

const STATUS = '/api/auth/v2/session-status'
const LONG_MS = 7000

interface Wait {
  person: string
  /** From the password to the wait. */
  reach?: (page: Page) => Promise<void>
  /** The sentence that names the wait. */
  what: string
  /** How long, or since when. */
  time: RegExp
  /** The advice if the wait does not end. */
  otherwise: string
  /** Whether the wait shows the last two once it takes long. */
  slow?: true
  /** The announcement of a screen reader. */
  aloud: RegExp[]
}

/** To the session status that hangs, as one comes back from a device check. */
const toStatus = async (sandbox: Sandbox, page: Page) => {
  await page.waitForURL('**/device-check/**')
  await fault(sandbox, 'GET', STATUS, { kind: 'hang' })
  await page.goto(`${sandbox.origin}/signin/session-status`)
}
const SLOW = /^status: This is taking longer than usual\.$/

const waitsOf = (sandbox: Sandbox): [wait: string, Wait][] => [
  [
    'the session status',
    {
      person: 'device-v1',
      reach: page => toStatus(sandbox, page),
      what: 'Checking your session…',
      otherwise: 'Back to sign in',
      slow: true,
      time: /^Waiting since .+\.$/,
      aloud: [/^status: Checking your session…$/, SLOW],
    },
  ],
  [
    'the sign-in on other hosts',
    {
      person: 'auto-login-dead',
      what: 'Signing you in to your company’s other sites: 2 of 3',
      time: /^This takes \d+ min \d+ sec at most\.$/,
      otherwise: 'Continue without waiting',
      aloud: [/^status: Signing you in to your company’s other sites: 2 of 3$/],
    },
  ],
  [
    'leaving for the web app',
    {
      person: 'simple',
      what: 'Opening Harbor…',
      time: /^Waiting since .+\.$/,
      otherwise: 'Try again',
      slow: true,
      aloud: [/^status: Opening Harbor…$/, SLOW],
    },
  ],
]

// An approval: test/features/mfa/approval/ApprovalScreen.test.ts; the set-up of the mobile app: mobileSetup.test.ts.
// Axe checks each of them in accessibility.test.ts. (waits/facts, waits/slow, waits/leaving)
test('the waits for the session status, for the sign-in on other hosts and for the web app, which can be retried, show the user, the action, the duration, and the advice if the wait does not end', async ({
  sandbox,
  openPage,
}) => {
  const page = await openPage({ expected: [/status of (?:401|404)/] })
  await listen(page)
  await page.clock.install()
  // Answered by nothing, the way out stays where it is.
  await page.route('**/online/', route => route.fulfill({ status: 204 }))
  for (const [name, wait] of waitsOf(sandbox)) {
    await sandbox.api('faults', { method: 'DELETE' })
    await page.context().clearCookies()
    await signIn(page, sandbox.origin, wait.person)
    await wait.reach?.(page)
    await page.getByText(wait.what, { exact: true }).waitFor()
    await page.getByText(`Account: ${wait.person}`).waitFor()
    const early = wait.slow ? await page.getByText(wait.otherwise, { exact: true }).count() : 0
    expect([name, early]).toEqual([name, 0])
    if (wait.slow) {
      // In two steps: a region has to be there before its words.
      await page.clock.runFor(LONG_MS / 2)
      await page.clock.runFor(LONG_MS / 2)
    }
    await page.getByText(wait.time).waitFor()
    await page.getByText(wait.otherwise, { exact: true }).waitFor()
    const log = await announcementsOf(page)
    for (const words of wait.aloud) expect(log).toContainEqual(expect.stringMatching(words))
  }
  await page.unroute('**/online/')
  await page.getByRole('link', { name: 'Try again' }).click()
  await expectWebApp(page)
  await page.getByText('Account: simple').waitFor({ state: 'detached' })
})
