import { onFakeTime } from 'test/support/scenario/withoutBrowser'
import { readFileSync, writeFileSync } from 'node:fs'
import { TABLES } from 'scenarios/all'
import { edgeLine, EDGES, explained, moveLine, readWalked, unwalked } from 'scenarios/map/map'
import type { End, Walk } from 'scenarios/scenario'
import { EXTENSION } from 'test/support/scenario/extension'
import { contractProblems } from 'test/support/scenario/answering'
import { type SentCall, written } from 'test/support/scenario/calls'
import type { runWalk as RunWalk } from 'test/support/scenario/runWalk'
import { followVisits, loadVisits, visitLines } from 'test/support/scenario/visits'
import { edgesOf } from 'test/support/scenario/walkedEdges'
import { recordDecisions, watchWalk } from 'test/support/scenario/watchWalk'

const WALKS = TABLES.flatMap(({ id, rows }) =>
  rows.flatMap(({ name, walk }): [string, string, Walk][] => (walk ? [[id, name, walk]] : [])),
)

const MAP = 'scenarios/map/walked.txt'
const VISITS = 'scenarios/visits.txt'
const ways = new Set<string>()
let runWalk: typeof RunWalk

beforeAll(async () => {
  recordDecisions()
  ;({ runWalk } = await import('test/support/scenario/runWalk'))
  await loadVisits()
})
onFakeTime()

/** Returns the problem that an end reports. */
const told = ({ says, text, waits }: End): unknown[] =>
  says
    ? [
        {
          code: says,
          ...(text !== undefined && { text }),
          ...(waits && {
            until: expect.objectContaining({ wallMs: expect.any(Number) as number }) as unknown,
          }),
        },
      ]
    : []

/** Those of the values that are looked at; one that has to be absent is undefined. */
const among = (wanted: object, found: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.keys(wanted).map(name => [name, found[name]]))

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Returns the values that a row names, at any depth; a value that must be absent is undefined. */
const partOf = (found: unknown, named: unknown): unknown =>
  isRecord(named) && isRecord(found)
    ? Object.fromEntries(Object.keys(named).map(key => [key, partOf(found[key], named[key])]))
    : found

const RECORDING = 'test/scenarios/calls.txt'
// The calls of every other walk are those that were made before there was an extension.
const plain = WALKS.filter(([, , walk]) => !EXTENSION.test(JSON.stringify(walk)))
const walked = new Map<string, SentCall[]>()

// (visits/steps, visits/end)
test.each(WALKS)('%s: %s; its visit ends with its last problem', async (id, name, walk) => {
  const { watch, ended } = followVisits(name)
  const { calls, end, sent, steps } = await watchWalk(walk, runWalk, watch)
  walked.set(`${id}: ${name}`, sent)
  for (const way of edgesOf(steps)) ways.add(way)
  expect(steps.filter(({ kind }) => kind === 'at')).not.toEqual([])
  const { at, left, opened, state = {}, cookies = {}, keeps = {} } = walk.ends
  const { problems } = end
  expect({ calls, problems, left: end.left, opened: end.opened }).toMatchObject({
    calls: [...walk.calls],
    problems: told(walk.ends),
    left,
    opened,
  })
  expect(at ?? end.at).toBe(end.at)
  expect(partOf(end.state, state)).toEqual(state)
  expect(among(cookies, end.cookies)).toEqual(cookies)
  expect(among(keeps, end.keeps)).toEqual(keeps)
  const visit = ended(problems)
  expect(visit.end).toBe(visit.required)
})

// (visits/rows)
test(`${VISITS} has the visits of every row of the flows`, () => {
  const lineOf = (name: string): string => `  ${name}: ${visitLines.get(name) ?? 'held by cases alone'}\n`
  const lines = TABLES.map(({ id, rows }) => `${id}\n${rows.map(({ name }) => lineOf(name)).join('')}`)
  if (process.env.UPDATE_DOCS) writeFileSync(VISITS, lines.join('\n'))
  expect(readFileSync(VISITS, 'utf8')).toBe(lines.join('\n'))
})

test('every walk is answered as the contract allows', () => {
  const problems = WALKS.flatMap(([id, name, { answers = {}, does = [] }]) => {
    const all = [answers, ...does.map(deed => ('answers' in deed ? deed.answers : {}))]
    const found = all.flatMap(each =>
      Object.entries(each).flatMap(([call, answer]) => contractProblems(call, answer)),
    )
    return found.map(problem => `${id}: ${name}: ${problem}`)
  })
  expect(problems).toEqual([])
})

// (calls/one-client)
test('without an extension of the contract every call is as it was recorded, byte by byte', () => {
  const names = plain.map(([id, name]) => `${id}: ${name}`)
  const here = new Map([...walked].filter(([name]) => names.includes(name)))
  if (process.env.UPDATE_DOCS) writeFileSync(RECORDING, written(here))
  expect(readFileSync(RECORDING, 'utf8')).toBe(written(here))
})

// The map, by the same walks (docs/testing.md).
test(`${MAP} has the ways of all walks`, () => {
  const lines = `${[...ways].toSorted().join('\n')}\n`
  if (process.env.UPDATE_DOCS) writeFileSync(MAP, lines)
  expect(readFileSync(MAP, 'utf8')).toBe(lines)
})

test('every way is an arrow of the map, or a move that no decision has led', () => {
  const { edges, moves } = readWalked(readFileSync(MAP, 'utf8'))
  const known = EDGES.map(edgeLine)
  expect([...edges].filter(edge => !known.includes(edge))).toEqual([])
  expect(moves.map(moveLine)).toEqual([...ways].filter(way => !edges.has(way)).toSorted())
})

test('every arrow is walked, or explained', () => {
  const walks = readWalked(readFileSync(MAP, 'utf8'))
  const left = unwalked(walks).map(edgeLine)
  const reasons = explained(walks).flatMap(({ edges }) => edges)
  expect(reasons.toSorted()).toEqual(left.toSorted())
})
