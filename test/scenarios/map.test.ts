import { readFileSync, writeFileSync } from 'node:fs'
import { TABLES } from 'scenarios/all'
import { EXPLAINED } from 'scenarios/map/explained'
import { edgeLine, EDGES, moveLine, readWalked, unwalked } from 'scenarios/map/map'
import type { Walk } from 'scenarios/scenario'
import type { runWalk as RunWalk } from 'test/support/scenario/runWalk'
import { waysOf } from 'test/support/scenario/walkedWays'
import { leavesFor, tellDecisions, watchWalk } from 'test/support/scenario/watchWalk'

// jsdom cannot leave.
jest.mock('src/services/browser/navigation', () => ({
  ...jest.requireActual<object>('src/services/browser/navigation'),
  assignLocation: (address: string) => leavesFor(address),
  replaceLocation: (address: string) => leavesFor(address),
}))
jest.mock('src/services/browser/openExternal', () => ({ openExternal: () => true }))
jest.mock('src/services/browser/signedInChannel', () => ({
  ...jest.requireActual<object>('src/services/browser/signedInChannel'),
  closeWindow: () => leavesFor('the window that waits'),
}))

const WALKED = 'scenarios/map/walked.txt'
const WALKS = TABLES.flatMap(({ id, rows }) =>
  rows.flatMap(({ name, walk }): [string, string, Walk][] => (walk ? [[id, name, walk]] : [])),
)
const ways = new Set<string>()
let runWalk: typeof RunWalk

beforeAll(async () => {
  tellDecisions()
  ;({ runWalk } = await import('test/support/scenario/runWalk'))
})
beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] })
  jest.spyOn(console, 'warn').mockImplementation()
})
afterEach(() => {
  jest.restoreAllMocks()
  jest.useRealTimers()
})

test.each(WALKS)('%s: %s: stands on a screen, and goes on from there', async (_id, _name, walk) => {
  const steps = await watchWalk(walk, runWalk)
  expect(steps.filter(({ kind }) => kind === 'at')).not.toEqual([])
  for (const way of waysOf(steps)) ways.add(way)
})

test(`${WALKED} has the ways of all walks`, () => {
  const written = `${[...ways].toSorted().join('\n')}\n`
  if (process.env.UPDATE_DOCS) writeFileSync(WALKED, written)
  expect(readFileSync(WALKED, 'utf8')).toBe(written)
})

test('every way is an arrow of the map, or a move that no decision has led', () => {
  const { edges, moves } = readWalked(readFileSync(WALKED, 'utf8'))
  const known = EDGES.map(edgeLine)
  expect([...edges].filter(edge => !known.includes(edge))).toEqual([])
  expect(moves.map(moveLine)).toEqual([...ways].filter(way => !edges.has(way)).toSorted())
})

test('every arrow is walked, or explained', () => {
  const left = unwalked(readWalked(readFileSync(WALKED, 'utf8'))).map(edgeLine)
  expect(EXPLAINED.flatMap(({ edges }) => edges).toSorted()).toEqual(left.toSorted())
})
