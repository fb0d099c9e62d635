import { readFileSync, writeFileSync } from 'node:fs'
import { TABLES } from 'scenarios/all'
import type { Walk } from 'scenarios/scenario'
import { endAt } from 'src/features/visit/visitEnd'
import type { VisitTold } from 'src/features/visit/visit'
import { followVisit } from 'src/store/visit'
import { outside } from 'test/support/scenario/beginWalk'
import { runWalk } from 'test/support/scenario/runWalk'
import { visitLine } from 'test/support/scenario/visitLine'

// jsdom cannot leave.
jest.mock('src/services/browser/navigation', () => ({
  ...jest.requireActual<object>('src/services/browser/navigation'),
  assignLocation: (address: string) => void outside.left.push(address),
  replaceLocation: (address: string) => void outside.left.push(address),
}))
jest.mock('src/services/browser/openExternal', () => ({ openExternal: () => true }))
jest.mock('src/services/browser/signedInChannel', () => ({
  ...jest.requireActual<object>('src/services/browser/signedInChannel'),
  closeWindow: () => undefined,
}))

const VISITS = 'scenarios/visits.txt'
const WALKS = TABLES.flatMap(({ id, rows }) =>
  rows.flatMap(({ name, walk }): [string, string, Walk][] => (walk ? [[id, name, walk]] : [])),
)
const lines = new Map<string, string>()

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] })
  jest.spyOn(console, 'warn').mockImplementation()
})
afterEach(() => {
  jest.restoreAllMocks()
  jest.useRealTimers()
})

/** The visits of a walk, one for each page. */
async function visitsOf(walk: Walk) {
  const visits: VisitTold[] = []
  let visit: { told: () => VisitTold } | undefined
  let left = 0
  const { end } = await runWalk(walk, {
    opens: () => (left = outside.left.length),
    begins: store =>
      (visit = followVisit(
        store,
        () => undefined,
        () => undefined,
      )),
    leaves: () => void visits.push(visit!.told()),
  })
  return { visits, isLeft: outside.left.length > left, problem: end.problems[0] }
}

// (visits/steps, visits/end)
test.each(WALKS)('%s: %s: ends as its last problem says', async (id, name, walk) => {
  const { visits, isLeft, problem } = await visitsOf(walk)
  lines.set(name, visits.map(visitLine).join(' | '))
  const last = visits.at(-1)!
  // A page that is left says nothing more.
  const wanted = isLeft ? 'done' : problem && endAt(problem)
  expect([id, name, last.end]).toEqual([id, name, wanted ?? last.end])
})

// (visits/rows)
test(`${VISITS} has the visits of every row of the flows`, () => {
  const written = TABLES.map(
    ({ id, rows }) =>
      `${id}\n${rows.map(({ name }) => `  ${name}: ${lines.get(name) ?? 'held by cases alone'}\n`).join('')}`,
  ).join('\n')
  if (process.env.UPDATE_DOCS) writeFileSync(VISITS, written)
  expect(readFileSync(VISITS, 'utf8')).toBe(written)
})
