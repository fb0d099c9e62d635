import { readJourneys } from 'foyer-contract/conformance/journeys'
import { document } from 'foyer-contract/document/operations'

interface Row {
  id: string
  needed: unknown
}

const METHODS = ['get', 'post', 'put']

const operations: Row[] = Object.values(document.paths as Record<string, Record<string, object>>).flatMap(
  item =>
    Object.entries(item)
      .filter(([method]) => METHODS.includes(method))
      .map(([, operation]) => {
        const raw = operation as { operationId: string; 'x-foyer-needed'?: unknown }
        return { id: raw.operationId, needed: raw['x-foyer-needed'] }
      }),
)

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
