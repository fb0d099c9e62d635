import { readFileSync, writeFileSync } from 'node:fs'
import { SHOTS } from 'tools/screens/shots'
import { walksOf } from 'tools/screens/ways'
import { type Lane, seeWalk } from 'test/e2e/accessible/lane'
import { lackedBy, LEFT_OUT } from 'test/e2e/accessible/leftOut'
import { Known } from 'test/e2e/accessible/parts'
import { report } from 'test/e2e/accessible/report'
import { CHECKS, type Facts, faultsOf, type Sight, SIGHTS } from 'test/e2e/accessible/sights'
import { launchBrowser } from 'test/support/browser'
import { engine } from 'test/support/engines/engine'
import { needs } from 'test/support/engines/needs'
import { startSandbox } from 'sandbox/ownProcess'

const PAGE = 'docs/reports/accessibility.md'
/** Each has its own sandbox, so that one page can be checked while another waits for its server. The other browsers show the focus in one window only. */
const LANES = engine() === 'chromium' ? 3 : 1
const TIME_LIMIT_MS = process.env.EVERY_LANGUAGE || engine() !== 'chromium' ? 7_200_000 : 1_200_000
const leftOut = LEFT_OUT.flatMap(([states]) => states)
const STATES = SHOTS.filter(({ name }) => !leftOut.includes(name))
const REACHED = STATES.filter(({ name }) => !lackedBy(name))

const seen = new Map<string, Facts>()

beforeAll(async () => {
  const browser = await launchBrowser()
  const left = walksOf(STATES).map(walk => walk.filter(shot => REACHED.includes(shot)))
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
  const lacked = lackedBy(name)
  if (lacked) needs(lacked)
  const facts = seen.get(name)
  const faults = facts ? CHECKS.map(check => [check, faultsOf(facts, check)] as const) : []
  expect(facts?.state).toBe(name)
  expect(faults.flatMap(([check, list]) => list.map(fault => `${check}: ${fault}`))).toEqual([])
})

// Problems found here are reported for the state, above.
test.each(Object.keys(SIGHTS) as Sight[])('every state is looked at: %s', sight => {
  needs(...SIGHTS[sight])
  expect(REACHED.flatMap(({ name }) => (seen.get(name)?.faults[sight] ? [] : [name]))).toEqual([])
})

test('every state that is left out exists', () => {
  const names = SHOTS.map(({ name }) => name)
  expect(leftOut.filter(state => !names.includes(state))).toEqual([])
})

test(`${PAGE} reports the current results`, () => {
  // It is of Chromium: other browsers are looked at from fewer sides.
  needs('figures')
  const page = report(STATES.flatMap(({ name }) => seen.get(name) ?? []))
  if (process.env.UPDATE_DOCS) writeFileSync(PAGE, page)
  expect(readFileSync(PAGE, 'utf8')).toBe(page)
})
