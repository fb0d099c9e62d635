import { numberAt, otpauthUri, stepAt, stepOf } from 'sandbox/state/factors/totp'
import { otpauthKey } from 'src/services/otpauth'

/** The key of the appendix of RFC 6238, in base32. */
const KEY = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

// The last six of the eight digits of its table for SHA-1.
test.each([
  [59, '287082'],
  [1111111109, '081804'],
  [1111111111, '050471'],
  [1234567890, '005924'],
  [2000000000, '279037'],
])('%d seconds after the epoch the number is %s', (seconds, number) => {
  expect(numberAt(KEY, stepAt(seconds * 1000))).toBe(number)
})

test('a number counts for its period and one on either side, and none up to the last that counted', () => {
  const now = 1_234_567_890_000
  const step = stepAt(now)
  const found = (at: number, last?: number) => stepOf(KEY, numberAt(KEY, at), now, last)
  expect([step - 2, step - 1, step, step + 1, step + 2].map(at => found(at))).toEqual([
    undefined,
    step - 1,
    step,
    step + 1,
    undefined,
  ])
  expect([found(step, step), found(step + 1, step)]).toEqual([undefined, step + 1])
})

test('its address is one that the app takes', () => {
  expect(otpauthKey(otpauthUri('Harbor', 'grace@harbor.test', KEY))).toBe(KEY)
})
