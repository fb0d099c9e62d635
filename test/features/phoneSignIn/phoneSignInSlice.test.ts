import { sessionEvents } from 'src/features/session/sessionEvents'
import {
  phoneSignInActions as actions,
  phoneSignInSlice,
  type PhoneSignInState,
} from 'src/features/phoneSignIn/phoneSignInSlice'

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
  ['a press opens it', closed, actions.buttonPressed(), opening],
  ['a second press changes nothing', shown, actions.buttonPressed(), shown],
  ['codes come', opening, actions.shown(CODES), shown],
  ['codes that come after a close are not shown', closed, actions.shown(CODES), closed],
  ['no codes come', opening, actions.failed(PROBLEM), failed],
  ['a failure after a close is not told', closed, actions.failed(PROBLEM), closed],
  ['a phone opens the request', shown, actions.compared('47'), comparing],
  ['the number ends the problem of a poll', troubled, actions.compared('47'), comparing],
  ['a poll fails', shown, actions.unanswered(PROBLEM), troubled],
  [
    'a poll fails beside a number',
    comparing,
    actions.unanswered(PROBLEM),
    { ...comparing, problem: PROBLEM },
  ],
  ['the next one is answered', troubled, actions.waited(), shown],
  [
    'the next one is answered beside a number',
    { ...comparing, problem: PROBLEM },
    actions.waited(),
    comparing,
  ],
  ['a poll of no request says nothing', expired, actions.unanswered(PROBLEM), expired],
  ['nobody came', shown, actions.ended('expired'), expired],
  ['the phone refused', comparing, actions.ended('denied'), { step: 'over', why: 'denied' }],
  ['an end after a close is not told', closed, actions.ended('denied'), closed],
  ['other codes are wanted', expired, actions.wanted(), opening],
  ['other codes are wanted after a failure', failed, actions.wanted(), opening],
  ['none are wanted while some are shown', shown, actions.wanted(), shown],
  ['the person closes it', comparing, actions.closed(), closed],
  ['another tab has ended the sign-in', shown, overtaken, closed],
])('%s', (_rule, before, event, after) => {
  expect(phoneSignInSlice.reducer(before, event)).toEqual(after)
})
