import { readFileSync, writeFileSync } from 'node:fs'
import { SHOTS } from 'tools/screens/shots'
import { walksOf } from 'tools/screens/ways'
import { type Lane, seeWalk } from 'test/e2e/accessible/lane'
import type { Facts } from 'test/e2e/accessible/look'
import { report } from 'test/e2e/accessible/report'
import { launchBrowser } from 'test/support/browser'
import { startSandbox } from 'sandbox/ownProcess'

const PAGE = 'docs/reports/accessibility.md'
/** Each with a sandbox of its own: while one page waits for its server, another can be looked at. */
const LANES = 3
const TIME_LIMIT_MS = process.env.EVERY_LANGUAGE ? 7_200_000 : 1_200_000
/** Without a script nothing can be asked of the page; five thousand cards are no other state than five. */
const LEFT_OUT = ['trouble-no-script', 'change-intro-many']
const STATES = SHOTS.filter(({ name }) => !LEFT_OUT.includes(name))

const seen = new Map<string, Facts>()

beforeAll(async () => {
  const browser = await launchBrowser()
  const left = walksOf(STATES)
  const lane = async (): Promise<void> => {
    const sandbox = await startSandbox()
    const own: Lane = { browser, sandbox }
    for (let walk = left.shift(); walk; walk = left.shift()) {
      for (const facts of await seeWalk(own, walk)) seen.set(facts.state, facts)
    }
    await sandbox.stop()
  }
  await Promise.all(Array.from({ length: LANES }, lane))
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
