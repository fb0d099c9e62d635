import { readJourneys } from 'foyer-contract/conformance/journeys'
import { operations } from 'foyer-contract/document/operations'

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
