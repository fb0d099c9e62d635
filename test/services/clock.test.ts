import { deadlineIn, millisecondsLeft } from 'src/services/clock'

let monotonic = 0
let wall = 0

beforeEach(() => {
  monotonic = 5000
  wall = 1_700_000_000_000
  jest.spyOn(performance, 'now').mockImplementation(() => monotonic)
  jest.spyOn(Date, 'now').mockImplementation(() => wall)
})
afterEach(() => jest.restoreAllMocks())

test.each([
  ['no time has passed', 0, 0, 10_000],
  ['both clocks advanced', 4000, 4000, 6000],
  ['the machine slept and the monotonic clock stopped', 0, 600_000, -590_000],
  ['the wall clock was set back', 4000, -3_600_000, 6000],
])('%s', (_rule, monotonicMs, wallMs, left) => {
  const deadline = deadlineIn(10_000)
  monotonic += monotonicMs
  wall += wallMs
  expect(millisecondsLeft(deadline)).toBe(left)
})
