import { requestEnds } from 'src/features/mfa/statusOutcome'
import type { SessionStatus } from 'src/services/api/sessionStatusService'

const due = (timeout?: number | null): SessionStatus => ({
  kind: 'factorDue',
  step: { type: 'signinVerification', ...(timeout !== undefined && { timeout }) },
})

// (waits/facts)
test.each<[rule: string, status: SessionStatus, ends: number | undefined]>([
  ['the seconds of the step', due(300), 300_000],
  ['one second', due(1), 1000],
  ['the most that counts', due(86_400), 86_400_000],
  ['more than counts', due(86_401), undefined],
  ['less than a second', due(0.5), undefined],
  ['none', due(0), undefined],
  ['a step that says none', due(), undefined],
  ['a step that says null', due(null), undefined],
  ['no step', { kind: 'factorDue', step: undefined }, undefined],
  ['somebody who is signed in', { kind: 'authenticated' }, undefined],
])('when a request runs out: %s', (_rule, status, ends) => {
  expect(requestEnds(status)).toBe(ends)
})
