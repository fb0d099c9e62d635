import { sessionEvents } from 'src/features/session/sessionEvents'
import {
  phoneSignInActions as actions,
  phoneSignInSlice,
  type PhoneSignInState,
} from 'src/features/phoneSignIn/phoneSignInSlice'
import { type AfterPhoneAnswer, afterPhoneAnswer } from 'src/features/phoneSignIn/afterPhoneAnswer'
import type { PhoneSignInAnswer } from 'src/services/api/phoneSignIn/phoneSignInService'

const CODES = { address: 'https://harbor.example/signin/phone', ends: { monotonicMs: 1, wallMs: 1 } }
const PROBLEM = { code: 'serverTryLater' } as const
const closed: PhoneSignInState = { step: 'closed' }
const opening: PhoneSignInState = { step: 'opening' }
const failed: PhoneSignInState = { step: 'failed', problem: PROBLEM }
const shown: PhoneSignInState = { step: 'shown', ...CODES }
const troubled: PhoneSignInState = { ...shown, problem: PROBLEM }
const comparing: PhoneSignInState = { step: 'comparing', number: '47', ...CODES }
const expired: PhoneSignInState = { step: 'over', why: 'expired' }
const overtaken = sessionEvents.overtaken({ by: 'otherAccount', mark: undefined })

// (phone/states)
test.each<
  [
    rule: string,
    before: PhoneSignInState,
    event: Parameters<typeof phoneSignInSlice.reducer>[1],
    after: PhoneSignInState,
  ]
>([
  ['pressing the button requests the codes', closed, actions.buttonPressed(), opening],
  ['a second press changes nothing', shown, actions.buttonPressed(), shown],
  ['codes come', opening, actions.shown(CODES), shown],
  ['codes that arrive after closing are not shown', closed, actions.shown(CODES), closed],
  ['codes that could not be issued show the problem', opening, actions.failed(PROBLEM), failed],
  ['a failure after closing is not shown', closed, actions.failed(PROBLEM), closed],
  ['a phone that opens the request shows the number', shown, actions.compared('47'), comparing],
  ['the number clears the problem of a poll', troubled, actions.compared('47'), comparing],
  ['a failed poll shows the problem', shown, actions.unanswered(PROBLEM), troubled],
  [
    'a failed poll shows the problem next to the number',
    comparing,
    actions.unanswered(PROBLEM),
    { ...comparing, problem: PROBLEM },
  ],
  ['the next successful poll clears the problem', troubled, actions.waited(), shown],
  [
    'the next successful poll clears the problem next to the number',
    { ...comparing, problem: PROBLEM },
    actions.waited(),
    comparing,
  ],
  ['a failed poll changes nothing after the end', expired, actions.unanswered(PROBLEM), expired],
  ['the request expired', shown, actions.ended('expired'), expired],
  ['a denial ends the request', comparing, actions.ended('denied'), { step: 'over', why: 'denied' }],
  ['an end after closing is not shown', closed, actions.ended('denied'), closed],
  ['new codes can be requested after the end', expired, actions.wanted(), opening],
  ['new codes can be requested after a failure', failed, actions.wanted(), opening],
  ['no new codes can be requested while codes are shown', shown, actions.wanted(), shown],
  ['the user can close the request', comparing, actions.closed(), closed],
  ['another tab’s sign-in closes the request', shown, overtaken, closed],
])('%s', (_rule, before, event, after) => {
  expect(phoneSignInSlice.reducer(before, event)).toEqual(after)
})

const PAUSE_MS = 5000
const APPROVED = { kind: 'signedIn', username: 'grace', person: { userId: 'u-1' } } as unknown as Extract<
  PhoneSignInAnswer,
  { kind: 'signedIn' }
>
const DENIED = { kind: 'denied' } as const
const EXPIRED = { kind: 'expired' } as const

const table: [rule: string, answer: PhoneSignInAnswer, after: AfterPhoneAnswer][] = [
  ['an approval continues the sign-in', APPROVED, { kind: 'goOn', answer: APPROVED }],
  ['a denial ends the request', DENIED, { kind: 'over', answer: DENIED }],
  ['expired codes end the request', EXPIRED, { kind: 'over', answer: EXPIRED }],
  [
    'a phone that opened the request shows the number',
    { kind: 'comparing', number: '47' },
    { kind: 'compare', number: '47' },
  ],
  ['without a phone, the interval stays the same', { kind: 'waiting' }, { kind: 'wait', pauseMs: 5000 }],
  [
    'a request to slow down adds five seconds to the interval',
    { kind: 'slowDown' },
    { kind: 'wait', pauseMs: 10_000 },
  ],
  ['a longer interval is followed', { kind: 'slowDown', pauseMs: 30_000 }, { kind: 'wait', pauseMs: 30_000 }],
  [
    'the server cannot set a shorter interval',
    { kind: 'slowDown', pauseMs: 1000 },
    { kind: 'wait', pauseMs: 10_000 },
  ],
]
test.each(table)('%s', (_rule, answer, after) => {
  expect(afterPhoneAnswer(answer, PAUSE_MS)).toEqual(after)
})
