import { readFileSync } from 'node:fs'
import { browser, onStage, sandbox } from 'test/e2e/steps/stage'
import { callsIn } from 'tools/capacity/callsTables'
import { SHARES } from 'tools/capacity/load/assumptions'
import { takeWalk } from 'tools/capacity/walks/takeWalk'
import { WALKS } from 'tools/capacity/measureCalls'

onStage()

const written = callsIn(readFileSync('docs/capacity.md', 'utf8'))
const AWAY = 'opens the page and goes away'
// A user who signs in has made these requests first.
const modelled = WALKS.filter(({ name }) => name in SHARES && name !== AWAY)

/** Each call once: how often the status is read depends on the time that it takes. */
const kinds = (calls: readonly string[] = []): string[] => [...new Set(calls)].sort()

// Where one fails, `npm run capacity` writes the page again.
test.each(modelled.map(walk => [walk.name, walk] as const))(
  'a person %s makes the requests that docs/capacity.md lists',
  async (name, walk) => {
    const { calls } = await takeWalk(browser, sandbox, walk)
    expect(kinds(calls.map(({ call }) => call))).toEqual(kinds(written.get(name)))
  },
)

test(`a person ${AWAY} makes no request that a person who signs in does not make`, () => {
  expect(kinds(written.get('signs in by password'))).toEqual(expect.arrayContaining(kinds(written.get(AWAY))))
  expect(kinds(written.get(AWAY))).not.toEqual([])
})
