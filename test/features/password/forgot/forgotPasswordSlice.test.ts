import {
  forgotActions,
  forgotPasswordSlice,
  type ForgotState,
} from 'src/features/password/forgot/forgotPasswordSlice'
import { sessionEvents } from 'src/features/session/sessionEvents'
import { needsSupport } from 'src/features/password/forgot/afterForgotLookup'
import type { ProblemCode } from 'src/constants/problems'
import { UNTIL } from 'scenarios/scenario'

const IDP = 'https://idp.example/start'
const problem = { code: 'serverTryLater', status: 500 } as const
const base = { username: 'ada', visit: 2, startAgain: true }

const away: ForgotState = { step: 'away' }
const editing: ForgotState = { ...base, step: 'editing' }
const failed: ForgotState = { ...editing, problem }
const lookingUp: ForgotState = { ...base, step: 'lookingUp' }
const provider: ForgotState = { ...base, step: 'provider', redirectUrl: IDP }
const leaving: ForgotState = { ...base, step: 'leaving' }

type Action = Parameters<typeof forgotPasswordSlice.reducer>[1]

test.each<[rule: string, before: ForgotState, action: Action, after: ForgotState]>([
  [
    'the first arrival starts the first visit',
    away,
    forgotActions.arrived({ username: 'joe', startAgain: true }),
    { step: 'editing', username: 'joe', visit: 1, startAgain: true },
  ],
  [
    'another arrival starts another visit with its own username and reason',
    failed,
    forgotActions.arrived({ username: 'joe', startAgain: false }),
    { step: 'editing', username: 'joe', visit: 3, startAgain: false },
  ],
  [
    'an edit clears the problem and keeps the request to start again',
    failed,
    forgotActions.edited('joe'),
    { ...editing, username: 'joe' },
  ],
  ['an edit cancels a lookup', lookingUp, forgotActions.edited('ada'), editing],
  ['an edit clears the provider', provider, forgotActions.edited('ada'), editing],
  [
    'submitting a username looks it up and clears the messages',
    failed,
    forgotActions.submitted('joe'),
    { step: 'lookingUp', username: 'joe', visit: 2, startAgain: false },
  ],
  [
    'an empty username is rejected',
    failed,
    forgotActions.submitted(''),
    { step: 'editing', username: '', visit: 2, startAgain: false, problem: { code: 'enterUsername' } },
  ],
  ['a provider is announced', lookingUp, forgotActions.providerFound(IDP), provider],
  ['a failed lookup shows the problem', lookingUp, forgotActions.failed(problem), failed],
  ['the provider’s page opens', provider, sessionEvents.pageLeft(), leaving],
  [
    'an edit allows another try if the provider’s page never opened',
    leaving,
    forgotActions.edited('ada'),
    editing,
  ],
])('%s', (_rule, before, action, after) => {
  expect(forgotPasswordSlice.reducer(before, action)).toStrictEqual(after)
})

test.each<[event: string, on: string, state: ForgotState, action: Action]>([
  ['an edit', 'no page', away, forgotActions.edited('ada')],
  ['a username', 'no page', away, forgotActions.submitted('joe')],
  ['a second username', 'a page that looks one up', lookingUp, forgotActions.submitted('ada')],
  ['a second username', 'a page that announces the provider', provider, forgotActions.submitted('ada')],
  ['a provider', 'no page', away, forgotActions.providerFound(IDP)],
  ['a late provider', 'a page that was edited', failed, forgotActions.providerFound(IDP)],
  ['a failure', 'no page', away, forgotActions.failed(problem)],
  ['a late failure', 'a page that was edited', editing, forgotActions.failed(problem)],
  ['a late failure', 'a page that announces the provider', provider, forgotActions.failed(problem)],
  ['Continue', 'a page that announces the provider', provider, forgotActions.continued()],
  ['a second username', 'a page that opens the provider’s', leaving, forgotActions.submitted('joe')],
  ['another page', 'a page that asks for a username', editing, sessionEvents.pageLeft()],
  ['another page', 'no page', away, sessionEvents.pageLeft()],
  [
    'a late failure of the redirect',
    'a page that was edited',
    editing,
    forgotActions.departureFailed(problem),
  ],
])('%s changes nothing on %s', (_event, _on, state, action) => {
  expect(forgotPasswordSlice.reducer(state, action)).toBe(state)
})

test('a redirect that fails to load shows its problem in the form', () => {
  expect(forgotPasswordSlice.reducer(provider, forgotActions.departureFailed(problem))).toStrictEqual(failed)
})

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
