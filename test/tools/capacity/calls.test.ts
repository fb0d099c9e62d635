import { readFileSync } from 'node:fs'
import { keepFigures } from 'tools/bench/keepFigures'
import { assumptionsTable } from 'tools/capacity/assumptionsTable'
import { callsIn, callsTables } from 'tools/capacity/callsTables'
import { SHARES } from 'tools/capacity/load/assumptions'
import { WALKS } from 'tools/capacity/measureCalls'
import { type Operation, operations } from 'test/contract/contract'
import { extensionOf } from 'test/support/scenario/extension'

const page = readFileSync('docs/capacity.md', 'utf8')
const walked = callsIn(page)
const nameOf = ({ method, path }: Operation) => `${method.toUpperCase()} ${path}`
const offered = operations.map(nameOf)
/** The extensions that people of the model meet. */
const MET = [undefined, 'passkeys', 'stepExtras']
/** No screen calls them (docs/contract/README.md). */
const UNCALLED = [
  'POST /api/onboarding/v2/user-settings',
  'GET /api/onboarding/v2/user-settings/photos/random',
  'POST /api/onboarding/v2/user-settings/photo',
]

test('the page has a table for each walk, in order', () => {
  expect([...walked.keys()]).toEqual(WALKS.map(({ name }) => name))
})

test.each([...walked])('a person %s asks for nothing that the contract does not have', (_name, calls) => {
  expect(calls.length).toBeGreaterThan(0)
  expect(calls.filter(call => !offered.includes(call))).toEqual([])
})

test('between them the walks make every call that the people of the model may make', () => {
  const made = new Set([...walked.values()].flat())
  const met = operations.filter(operation => MET.includes(extensionOf(operation)))
  expect(met.map(nameOf).filter(call => !made.has(call))).toEqual(UNCALLED)
})

test('the sums agree with the tables', () => {
  const sums = [
    ...page.matchAll(/^\| ([a-z].+?) \| (\d+) \| [\d.]+ kB \| [\d.]+ kB \| \d+ \| [\d.]+ kB \|$/gm),
  ]
  expect(sums.map(([, name, calls]) => [name, Number(calls)])).toEqual(
    [...walked].map(([name, calls]) => [name, calls.length]),
  )
})

test('the assumptions on the page are those of the model', () => {
  expect(keepFigures(page, 'assumptions', [assumptionsTable()])).toBe(page)
})

test('the model sends a hundred of a hundred people on walks that were taken', () => {
  expect(Object.keys(SHARES).filter(name => !walked.has(name))).toEqual([])
  expect(Object.values(SHARES).reduce((sum, share) => sum + share, 0)).toBe(100)
})

test('written figures are read back unchanged', () => {
  const walk = { name: 'knocks', note: 'Twice.', go: () => Promise.resolve() }
  const asked = (call: string, status?: number) => ({ call, status, sentBytes: 12, receivedBytes: 0 })
  const calls = [asked('GET /api/door', 200), asked('POST /api/door')]
  const tables = callsTables([{ walk, calls, files: { count: 2, bytes: 3456 } }])
  const written = keepFigures('<!-- bench: calls --><!-- end: calls -->', 'calls', tables)
  expect(callsIn(written)).toEqual(new Map([['knocks', ['GET /api/door', 'POST /api/door']]]))
  expect(written).toContain('| knocks | 2 | 0.0 kB | 0.0 kB | 2 | 3.5 kB |')
  expect(written).toContain('| `POST /api/door` | not read | 12 B |  |')
})
