import { readFileSync, writeFileSync } from 'node:fs'
import { SHOTS } from 'scripts/screens/shots'
import { CHECKS, type Facts, seeState } from 'test/e2e/accessible/look'
import { report } from 'test/e2e/accessible/report'
import { launchBrowser } from 'test/support/browser'
import { startSandbox } from 'sandbox/ownProcess'

const PAGE = 'docs/reports/accessibility.md'
/** Each with a sandbox of its own: while one page waits for its server, another can be looked at. */
const LANES = 3
const RETRIES = 2
const TIME_LIMIT_MS = process.env.EVERY_LANGUAGE ? 7_200_000 : 1_200_000
/** Without a script nothing can be asked of the page; five thousand cards are no other state than five. */
const LEFT_OUT = ['trouble-no-script', 'change-intro-many']
const STATES = SHOTS.filter(({ name }) => !LEFT_OUT.includes(name))

const seen = new Map<string, Facts>()

const isFaulty = ({ faults }: Facts): boolean => CHECKS.some(check => faults[check].length > 0)

beforeAll(async () => {
  const browser = await launchBrowser()
  const left = [...STATES]
  const lane = async (): Promise<void> => {
    const sandbox = await startSandbox()
    for (let shot = left.shift(); shot; shot = left.shift()) {
      let facts = await seeState(browser, sandbox, shot)
      // A machine that builds and tests at once may be too slow for a wait that is short by design.
      for (let again = 0; again < RETRIES && isFaulty(facts); again += 1)
        facts = await seeState(browser, sandbox, shot)
      seen.set(shot.name, facts)
    }
    await sandbox.stop()
  }
  await Promise.all(Array.from({ length: LANES }, lane))
  await browser.close()
}, TIME_LIMIT_MS)

test.each(STATES.map(({ name }) => name))('%s', name => {
  const faults = Object.entries(seen.get(name)?.faults ?? { state: ['was not seen'] })
  expect(faults.flatMap(([check, list]) => list.map(fault => `${check}: ${fault}`))).toEqual([])
})

test(`${PAGE} tells what is seen`, () => {
  const page = report(STATES.flatMap(({ name }) => seen.get(name) ?? []))
  if (process.env.UPDATE_DOCS) writeFileSync(PAGE, page)
  expect(readFileSync(PAGE, 'utf8')).toBe(page)
})
