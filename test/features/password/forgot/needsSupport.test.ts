import { needsSupport } from 'src/features/password/forgot/afterPhoneLookup'
import type { ProblemCode } from 'src/constants/problems'
import { UNTIL } from 'scenarios/scenario'

// (password-reset/limited)
test('a rate limit with a known end needs no support', () => {
  expect(needsSupport({ code: 'notAutomatic', status: 429, until: UNTIL })).toBe(false)
})

test.each<[ProblemCode | undefined, boolean]>([
  ['noPhone', true],
  ['notAutomatic', true],
  ['unknownUser', false],
  ['enterUsername', false],
  [undefined, false],
])('%s needs support: %s', (code, needed) => {
  expect(needsSupport(code && { code })).toBe(needed)
})
