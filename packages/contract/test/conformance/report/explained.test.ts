import type { Outcome } from 'foyer-contract/conformance/report/outcome'
import { withOldPassword } from 'foyer-contract/conformance/report/explained'
import type { Journey } from 'foyer-contract/conformance/journeys'

const journey = { id: 'change-password' } as Journey

const stopped = (step: string, status: number): Outcome => ({
  journey,
  operations: [],
  ms: 1,
  kind: 'not carried',
  stop: { step, status, rule: 'A rule.', call: 'POST /api/auth/v2/login', reason: 'returned' },
})

test('an old password that still works is explained, with the option that accepts it', () => {
  expect(withOldPassword(stopped('old-password', 200), false)).toMatchObject({
    kind: 'not carried',
    stop: { hint: expect.stringContaining('--old-password-stays') as unknown },
  })
})

test.each([200, 202])('a directory that accepts it for a while is carried, with a note (%d)', status => {
  expect(withOldPassword(stopped('old-password', status), true)).toMatchObject({
    kind: 'carried',
    notes: [expect.stringContaining('60 minutes')],
  })
})

test.each([
  ['another step', 'change', 200],
  ['an error', 'old-password', 500],
])('the option does not excuse %s', (_what, step, status) => {
  const outcome = stopped(step, status)
  expect(withOldPassword(outcome, true)).toBe(outcome)
})
