import { readFileSync, writeFileSync } from 'node:fs'
import type { Shot } from 'tools/screens/shot'
import { SHOTS } from 'tools/screens/shots'
import { walksOf } from 'tools/screens/walks'
import { allFacts, keepFacts } from 'test/e2e/accessible/facts'
import { lackedBy, LEFT_OUT } from 'test/e2e/accessible/leftOut'
import { report } from 'test/e2e/accessible/report'
import { seeWalk } from 'test/e2e/accessible/seeWalk'
import { CHECKS } from 'test/e2e/accessible/pageViews'
import { isSelected } from 'test/e2e/fixtures/selected'
import { expect, test } from 'test/e2e/fixtures/test'
import { engine } from 'test/support/engines/engine'
import { needs, stepNeeding } from 'test/support/engines/needs'
import { sample } from 'test/support/sample'

const PAGE = 'docs/reports/accessibility.md'
const HOUR_MS = 3_600_000
const titleOf = (walk: readonly Shot[]): string => walk.map(({ name }) => name).join(', ')
const isCompleteRun = process.env.FOYER_TRACE === 'light'
const leftOut = LEFT_OUT.flatMap(([states]) => states)
const STATES = SHOTS.filter(({ name }) => !leftOut.includes(name))
const WALKS = walksOf(STATES)
/** The walks of this run: a sample in a complete run of all tests, otherwise all of them. */
const TRIED = isCompleteRun
  ? sample(WALKS, 8, titleOf, [
      'package-lock.json',
      'sandbox',
      'scenarios',
      'src/components',
      'src/features',
      'src/messages',
      'src/styles',
      'test/e2e/accessibility.test.ts',
      'test/e2e/accessible',
      'tools/screens',
    ])
  : WALKS

// The workers share the walks.
test.describe.configure({ mode: 'parallel' })

for (const walk of TRIED)
  test(titleOf(walk), async ({ openContext, sandbox }) => {
    if (process.env.EVERY_LANGUAGE || engine() !== 'chromium') test.setTimeout(HOUR_MS)
    const reached = walk.filter(({ name }) => !lackedBy(name))
    for (const { name } of walk) {
      const lacked = lackedBy(name)
      if (lacked) await stepNeeding(lacked, name, () => Promise.resolve())
    }
    const seen = await seeWalk(openContext, sandbox, reached)
    for (const facts of seen) {
      keepFacts(facts)
      const faults = CHECKS.flatMap(check => facts.faults[check]?.map(fault => `${check}: ${fault}`) ?? [])
      expect.soft(faults, facts.state).toEqual([])
    }
    expect(seen.map(({ state }) => state)).toEqual(reached.map(({ name }) => name))
  })

test('every state that is left out exists', () => {
  const names = SHOTS.map(({ name }) => name)
  expect(leftOut.filter(state => !names.includes(state))).toEqual([])
})

test(`${PAGE} reports the current results`, async () => {
  // It is of Chromium: other browsers are looked at from fewer sides.
  needs('figures')
  test.skip(!WALKS.map(titleOf).every(isSelected), 'this run does not check every state')
  test.setTimeout(HOUR_MS)
  const page = report(await allFacts(STATES.map(({ name }) => name)))
  if (process.env.UPDATE_DOCS) writeFileSync(PAGE, page)
  expect(readFileSync(PAGE, 'utf8')).toBe(page)
})
