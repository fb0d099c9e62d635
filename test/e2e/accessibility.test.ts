import { readFileSync, writeFileSync } from 'node:fs'
import { SHOTS } from 'tools/screens/shots'
import { walksOf } from 'tools/screens/ways'
import { type Lane, seeWalk } from 'test/e2e/accessible/lane'
import { LEFT_OUT } from 'test/e2e/accessible/leftOut'
import type { Facts } from 'test/e2e/accessible/look'
import { Known } from 'test/e2e/accessible/parts'
import { report } from 'test/e2e/accessible/report'
import { launchBrowser } from 'test/support/browser'
import { startSandbox } from 'sandbox/ownProcess'

const PAGE = 'docs/reports/accessibility.md'
/** Each with a sandbox of its own: while one page waits for its server, another can be looked at. */
const LANES = 3
const TIME_LIMIT_MS = process.env.EVERY_LANGUAGE ? 7_200_000 : 1_200_000
const leftOut = LEFT_OUT.flatMap(([states]) => states)
const STATES = SHOTS.filter(({ name }) => !leftOut.includes(name))

const seen = new Map<string, Facts>()

beforeAll(async () => {
  const browser = await launchBrowser()
  const left = walksOf(STATES)
  const known = new Known()
  const lane = async (): Promise<void> => {
    const sandbox = await startSandbox()
    const own: Lane = { browser, sandbox, known }
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

test('what is left out is there', () => {
  const names = SHOTS.map(({ name }) => name)
  expect(leftOut.filter(state => !names.includes(state))).toEqual([])
})

test(`${PAGE} tells what is seen`, () => {
  const page = report(STATES.flatMap(({ name }) => seen.get(name) ?? []))
  if (process.env.UPDATE_DOCS) writeFileSync(PAGE, page)
  expect(readFileSync(PAGE, 'utf8')).toBe(page)
})
