import { act, renderHook } from '@testing-library/react'
import { useSecondsLeft } from 'src/components/time/useSecondsLeft'
import { deadlineIn } from 'src/services/clock'
import { timeWords } from 'src/components/time/TimeLeft'
import type { Translate } from 'src/messages/useMessages'

const START = 1_700_000_000_000

beforeEach(() => void jest.useFakeTimers({ now: START }))
afterEach(() => jest.useRealTimers())

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))
const count = (ms: number | undefined) => {
  const first = ms === undefined ? undefined : deadlineIn(ms)
  return renderHook(useSecondsLeft, { initialProps: first })
}

// (factors/countdown)
test('a second is reported when it starts, whenever the page was rendered', async () => {
  const { result } = count(2300)
  const told = [result.current]
  for (const ms of [299, 1, 999, 1, 1000]) {
    await pass(ms)
    told.push(result.current)
  }
  expect(told).toEqual([3, 3, 2, 2, 1, 0])
  expect(jest.getTimerCount()).toBe(0)
})

// (calls/deadlines)
test('after a sleep, a page that becomes visible is correct at once', async () => {
  const { result } = count(1_200_000)
  await pass(1000)
  jest.setSystemTime(START + 601_000)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  expect(result.current).toBe(599)
})

test('a new deadline is reported at once and replaces the previous one', async () => {
  const { result, rerender } = count(5000)
  rerender(deadlineIn(60_500))
  expect(result.current).toBe(61)
  await pass(500)
  expect(result.current).toBe(60)
  rerender(undefined)
  expect(result.current).toBe(0)
  expect(jest.getTimerCount()).toBe(0)
})

test.each([
  ['without a deadline', undefined],
  ['after one', -1],
])('%s no time is counted', (_when, ms) => {
  const { result, unmount } = count(ms)
  expect([result.current, jest.getTimerCount()]).toEqual([0, 0])
  unmount()
})

test('leaving the page ends the countdown', () => {
  count(5000).unmount()
  document.dispatchEvent(new Event('visibilitychange'))
  expect(jest.getTimerCount()).toBe(0)
})

const t = ((key: string, values: object) => `${key} ${JSON.stringify(values)}`) as Translate

test.each([
  [0, 'waiting.seconds {"n":0}'],
  [59, 'waiting.seconds {"n":59}'],
  [60, 'waiting.minutes {"minutes":1,"seconds":0}'],
  [232, 'waiting.minutes {"minutes":3,"seconds":52}'],
])('%i seconds are shown as %s', (seconds, told) => {
  expect(timeWords(t, seconds)).toBe(told)
})
