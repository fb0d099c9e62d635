import { readJourneys } from 'foyer-contract/conformance/journeys'
import { examplesOf, type Media, operations } from 'foyer-contract/document/operations'
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { SERVICE_CALLS } from './journeys/all'

test.each(operations.map(({ id, needed }) => [id, needed]))(
  '%s is required, or its condition is named',
  (_id, needed) => {
    expect(needed).toMatch(/^(?:required|only with [a-z].+)$/)
  },
)

// A failure of one of these ends the sign-in (test/sagas/signIn).
test('three calls are required', () => {
  const required = operations.filter(({ needed }) => needed === 'required')
  expect(required.map(({ id }) => id).sort()).toEqual(['fetchOnboardingStatus', 'fetchSettings', 'signIn'])
})

const called = new Set(
  readJourneys().flatMap(({ steps }) => Object.values(steps).map(({ operation }) => operation)),
)

test.each(operations.filter(({ needed }) => needed === 'required').map(({ id }) => [id]))(
  'a journey calls %s',
  id => {
    expect(called).toContain(id)
  },
)

test('journeys call only operations of the contract', () => {
  expect([...called].filter(id => !operations.some(operation => operation.id === id))).toEqual([])
})

// The linter is only an ES module, which jest's own loader cannot read.
test('the contract breaks no recommended rule of the linter', async () => {
  const run = promisify(execFile)(process.execPath, ['--import', 'tsx', 'packages/contract/src/lint.ts'])
  await expect(run).resolves.toMatchObject({ stdout: '' })
})

// No code of `src` makes the calls of an app; schemas.test.ts compares each other call with the contract.
test('the contract has no call that the product does not need', () => {
  expect(operations.flatMap(({ id, isOfClients }) => (SERVICE_CALLS[id] || isOfClients ? [] : [id]))).toEqual(
    [],
  )
})

test.each(operations.map(found => [found.id, found] as const))(
  '%s has an example of its payload and of every answer with a body',
  (_id, found) => {
    const answers = Object.entries(found.responses).flatMap(([status, { content }]) =>
      Object.entries(content ?? {}).map(([type, answer]): [string, Media] => [`${status} ${type}`, answer]),
    )
    const media: [string, Media][] = found.body ? [['payload', found.body], ...answers] : answers
    expect(media.filter(([, one]) => examplesOf(one).length === 0).map(([name]) => name)).toEqual([])
  },
)

const ours = operations.filter(({ path }) => path.startsWith('/api/'))

test.each(ours.map(({ id, responses }) => [id, responses] as const))(
  '%s can say when to try again, and names the call in every answer',
  (_id, responses) => {
    expect(responses['429']?.headers).toHaveProperty('Retry-After')
    const named = Object.values(responses).filter(({ headers }) => headers?.['X-Request-Id'])
    expect(named).toHaveLength(Object.keys(responses).length)
  },
)
