import { type AfterRequest, afterRequest } from 'src/features/phoneSignIn/approval/afterRequest'
import { afterVerdict } from 'src/features/phoneSignIn/approval/afterVerdict'
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
  ['a computer waits for the code: the question', ASKED, { kind: 'ask', request: ASKED }],
  ['no computer does: that is told', { kind: 'unknown' }, { kind: 'over' }],
  ['nobody is signed in on the phone: a sign-in first', { kind: 'signedOut' }, { kind: 'signIn' }],
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
  ['an approval that counted', { kind: 'done' }, APPROVE, 'approved'],
  ['a refusal that counted', { kind: 'done' }, DENY, 'denied'],
  ['another number', { kind: 'wrongNumber' }, APPROVE, 'wrongNumber'],
  ['an answer that came too late', { kind: 'unknown' }, DENY, 'unknown'],
  ['a session that has ended: a sign-in first', { kind: 'signedOut' }, APPROVE, 'signIn'],
]
test.each(verdicts)('%s', (_rule, answer, verdict, after) => {
  expect(afterVerdict(answer, verdict)).toBe(after)
})
