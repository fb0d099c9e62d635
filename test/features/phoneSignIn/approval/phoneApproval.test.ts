import { screen } from '@testing-library/react'
import {
  phoneApprovalActions as actions,
  phoneApprovalSlice,
  type PhoneApprovalState,
  codeBehindHash,
  type RequestEnd,
} from 'src/features/phoneSignIn/approval/phoneApprovalSlice'
import { type AfterRequest, afterRequest, afterVerdict } from 'src/features/phoneSignIn/approval/afterRequest'
import type {
  PhoneRequestAnswer,
  PhoneVerdict,
  PhoneVerdictAnswer,
} from 'src/services/api/phoneSignIn/phoneRequestService'
import { openApp } from 'test/support/openApp'

const asked = { facts: { place: 'Lisbon' }, ends: { monotonicMs: 1, wallMs: 1 } }
const PROBLEM = { code: 'serverTryLater' } as const
const APPROVAL = { approve: true, number: '47' } as const
const loading: PhoneApprovalState = { step: 'loading' }
const typing: PhoneApprovalState = { step: 'typing' }
const opening: PhoneApprovalState = { step: 'opening' }
const typed: PhoneApprovalState = { step: 'opening', typed: true }
const failed: PhoneApprovalState = { step: 'failed', problem: PROBLEM }
const question: PhoneApprovalState = { step: 'asked', asked }
const answering: PhoneApprovalState = { step: 'answering', asked, approve: true }
const over: PhoneApprovalState = { step: 'over', how: 'unknown' }

type Event = Parameters<typeof phoneApprovalSlice.reducer>[1]

// (phone/question, phone/answer)
test.each<[rule: string, before: PhoneApprovalState | undefined, event: Event, after: PhoneApprovalState]>([
  ['nothing can be retried on arrival', undefined, actions.retried(), loading],
  ['without a code in the address, the form asks for one', loading, actions.codeWanted(), typing],
  ['submitting a code keeps the form on the page', typing, actions.codeEntered('WDJ4BMJ8'), typed],
  ['the form stays while the code is looked up', typed, actions.opening(), typed],
  ['a code in the address is looked up without the form', { step: 'loading' }, actions.opening(), opening],
  ['a second code waits for the first', opening, actions.codeEntered('WDJ4BMJ8'), opening],
  ['a failed lookup shows the problem', opening, actions.failed(PROBLEM), failed],
  ['a failed lookup can be retried', failed, actions.retried(), opening],
  ['a successful lookup shows the question', opening, actions.opened(asked), question],
  ['the user can approve', question, actions.answered(APPROVAL), answering],
  ['the user can deny', question, actions.answered({ approve: false }), { ...answering, approve: false }],
  ['a second answer changes nothing', answering, actions.answered({ approve: false }), answering],
  [
    'an answer that could not be sent shows the problem with the question',
    answering,
    actions.notAnswered(PROBLEM),
    { ...question, problem: PROBLEM },
  ],
  [
    'an answer that was sent ends the request',
    answering,
    actions.ended('approved'),
    { step: 'over', how: 'approved' },
  ],
  ['another code can be entered after the end', over, actions.anotherWanted(), typing],
  ['another code can be entered after a failure', failed, actions.anotherWanted(), typing],
  ['no other code can be entered while the question is shown', question, actions.anotherWanted(), question],
])('%s', (_rule, before, event, after) => {
  expect(phoneApprovalSlice.reducer(before, event)).toEqual(after)
})

// (phone/open)
test.each([
  ['#code=WDJ4BMJ8', 'WDJ4BMJ8'],
  ['#code=wdj4-bmj8', 'wdj4-bmj8'],
  ['', undefined],
  ['#', undefined],
  ['#code=', undefined],
  ['#code=<script>alert(1)</script>', undefined],
  [`#code=${'A'.repeat(65)}`, undefined],
])('an address that ends with %j has the code %j', (hash, code) => {
  expect(codeBehindHash(hash)).toBe(code)
})

// (phone/answer)
test('the page explains a code that no computer waits for', async () => {
  const { user, unmount } = await openApp({
    path: '/signin/phone',
    answers: {
      'GET /api/online/v1/settings': { body: { phoneSignInEnabled: true } },
      'POST /api/auth/v2/phone-sign-in/request': { status: 404, body: { code: 'phoneRequestUnknown' } },
    },
  })
  await user.type(await screen.findByRole('textbox'), 'wdj4-bmj8{Enter}')
  expect(await screen.findByText(/^No computer waits for this code\./)).toBeInTheDocument()
  unmount()
})

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
