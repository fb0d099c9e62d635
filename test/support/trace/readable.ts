import { inspect } from 'node:util'

// redux-saga-test-plan prints effects four levels deep, so that two races which differ in an argument print alike.

const DEPTH = 12

function difference(actual: unknown, expected: unknown): string {
  try {
    expect(actual).toEqual(expected)
  } catch (error) {
    return (error as Error).message.split('\n').slice(1).join('\n')
  }
  return `\nBoth print as\n${inspect(actual, { depth: DEPTH })}`
}

const partOf = (effect: unknown, key: string | undefined): unknown =>
  typeof effect === 'object' && effect !== null && key !== undefined && key in effect
    ? (effect as Record<string, unknown>)[key]
    : effect

jest.mock('redux-saga-test-plan/lib/testSaga/createErrorMessage', () => ({
  __esModule: true,
  default: (header: string, step: number, actual: unknown, expected: unknown, key?: string): string =>
    `\nAssertion ${step} failed: ${header}\n${difference(partOf(actual, key), partOf(expected, key))}`,
}))

// The library sets its own depth as it loads.
beforeEach(() => {
  inspect.defaultOptions = { ...inspect.defaultOptions, depth: DEPTH }
})
