import {
  phoneApprovalActions as actions,
  phoneApprovalSlice,
  type PhoneApprovalState,
} from 'src/features/phoneSignIn/approval/phoneApprovalSlice'
import { codeBehindHash } from 'src/features/phoneSignIn/approval/codeBehindHash'

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
test.each<[rule: string, before: PhoneApprovalState, event: Event, after: PhoneApprovalState]>([
  ['a code is to be typed', loading, actions.codeWanted(), typing],
  ['a code is typed, and its form stays', typing, actions.codeEntered('WDJ4BMJ8'), typed],
  ['the form stays while the server is asked', typed, actions.opening(), typed],
  ['a code of the address comes before any form', { step: 'loading' }, actions.opening(), opening],
  ['a code that comes twice counts once', opening, actions.codeEntered('WDJ4BMJ8'), opening],
  ['nobody can tell', opening, actions.failed(PROBLEM), failed],
  ['it is tried again', failed, actions.retried(), opening],
  ['the question comes', opening, actions.opened(asked), question],
  ['the person approves', question, actions.answered(APPROVAL), answering],
  ['the person refuses', question, actions.answered({ approve: false }), { ...answering, approve: false }],
  ['a second answer changes nothing', answering, actions.answered({ approve: false }), answering],
  ['the answer is not taken', answering, actions.notAnswered(PROBLEM), { ...question, problem: PROBLEM }],
  ['it is over', answering, actions.ended('approved'), { step: 'over', how: 'approved' }],
  ['another code is wanted', over, actions.anotherWanted(), typing],
  ['another code is wanted after a failure', failed, actions.anotherWanted(), typing],
  ['no other one is wanted under a question', question, actions.anotherWanted(), question],
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
