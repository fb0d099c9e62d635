import { needsSupport } from 'src/features/password/forgot/afterPhoneLookup'
import type { ProblemCode } from 'src/constants/problems'

test.each<[ProblemCode | undefined, boolean]>([
  ['noPhone', true],
  ['notAutomatic', true],
  ['unknownUser', false],
  ['enterUsername', false],
  [undefined, false],
])('%s needs support: %s', (code, needed) => {
  expect(needsSupport(code && { code })).toBe(needed)
})
