import { type AfterRequest, afterRequest, afterVerdict } from 'src/features/phoneSignIn/approval/afterRequest'
import type { RequestEnd } from 'src/features/phoneSignIn/approval/phoneApprovalSlice'
import type {
  PhoneRequestAnswer,
  PhoneVerdict,
  PhoneVerdictAnswer,
} from 'src/services/api/phoneSignIn/phoneRequestService'

const ASKED = { kind: 'asked', place: 'Lisbon, Portugal', lifeMs: 240_000 } as const
const APPROVE: PhoneVerdict = { approve: true, number: '47' }
const DENY: PhoneVerdict = { approve: false }

const requests: [rule: string, answer: PhoneRequestAnswer, after: AfterRequest][] = [
  ['a code that a computer is waiting for opens the question', ASKED, { kind: 'ask', request: ASKED }],
  ['a code that no computer is waiting for ends the request', { kind: 'unknown' }, { kind: 'over' }],
  ['a phone without a session must sign in first', { kind: 'signedOut' }, { kind: 'signIn' }],
]
test.each(requests)('%s', (_rule, answer, after) => {
  expect(afterRequest(answer)).toEqual(after)
})

const verdicts: [
  rule: string,
  answer: PhoneVerdictAnswer,
  verdict: PhoneVerdict,
  after: RequestEnd | 'signIn',
][] = [
  ['a recorded approval ends the request as approved', { kind: 'done' }, APPROVE, 'approved'],
  ['a recorded denial ends the request as denied', { kind: 'done' }, DENY, 'denied'],
  ['another number', { kind: 'wrongNumber' }, APPROVE, 'wrongNumber'],
  ['an answer that arrives too late ends the request as unknown', { kind: 'unknown' }, DENY, 'unknown'],
  ['a phone whose session has ended must sign in first', { kind: 'signedOut' }, APPROVE, 'signIn'],
]
test.each(verdicts)('%s', (_rule, answer, verdict, after) => {
  expect(afterVerdict(answer, verdict)).toBe(after)
})
