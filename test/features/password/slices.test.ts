import {
  changeActions,
  changePasswordSlice,
  type ChangeState,
} from 'src/features/password/change/changePasswordSlice'
import {
  temporaryActions,
  temporaryPasswordSlice,
  type TemporaryState,
} from 'src/features/password/temporary/temporaryPasswordSlice'
import {
  forgotActions,
  forgotPasswordSlice,
  type ForgotState,
} from 'src/features/password/forgot/forgotPasswordSlice'
import { sessionEvents } from 'src/features/session/sessionEvents'
import { needsSupport } from 'src/features/password/forgot/afterForgotLookup'
import type { ProblemCode } from 'src/constants/problems'
import { UNTIL } from 'scenarios/scenario'

describe('a change', () => {
  const problem = { code: 'usedPassword', status: 400 } as const
  const passwords = { currentPassword: 'Old-Horse-88', newPassword: 'New-Horse-99' }

  const away: ChangeState = { step: 'away' }
  const intro: ChangeState = { step: 'intro' }
  const editing: ChangeState = { step: 'updateOldPassword' }
  const refused: ChangeState = { ...editing, problem }
  const saving: ChangeState = { step: 'saving' }
  const updated: ChangeState = { step: 'passwordUpdated' }
  const leaving: ChangeState = { step: 'leaving' }

  type Action = Parameters<typeof changePasswordSlice.reducer>[1]

  test.each<[rule: string, before: ChangeState, action: Action, after: ChangeState]>([
    ['the first arrival shows the introduction', away, changeActions.arrived(), { step: 'intro' }],
    [
      'another arrival shows the introduction again, without a problem',
      refused,
      changeActions.arrived(),
      { step: 'intro' },
    ],
    ['the password form follows the introduction', intro, changeActions.introRead(), editing],
    ['an edit clears the problem', refused, changeActions.edited(), editing],
    ['passwords are saved and clear the problem', refused, changeActions.submitted(passwords), saving],
    ['rejected passwords show the form with the reason', saving, changeActions.refused(problem), refused],
    ['saved passwords are confirmed', saving, changeActions.updated(), updated],
    ['Continue leads to the web app', updated, changeActions.continued(), leaving],
  ])('%s', (_rule, before, action, after) => {
    expect(changePasswordSlice.reducer(before, action)).toStrictEqual(after)
  })

  test.each<[event: string, on: string, state: ChangeState, action: Action]>([
    ['the end of the introduction', 'no page', away, changeActions.introRead()],
    ['a second end of the introduction', 'a page that has a problem', refused, changeActions.introRead()],
    ['an edit', 'no page', away, changeActions.edited()],
    ['an edit', 'a page that saves', saving, changeActions.edited()],
    ['a submit', 'no page', away, changeActions.submitted(passwords)],
    ['a submit', 'the intro', intro, changeActions.submitted(passwords)],
    ['a second submit', 'a page that saves', saving, changeActions.submitted(passwords)],
    ['a refusal', 'no page', away, changeActions.refused(problem)],
    ['a refusal', 'a page that saves nothing', editing, changeActions.refused(problem)],
    ['an update', 'no page', away, changeActions.updated()],
    ['an update', 'a page that saves nothing', refused, changeActions.updated()],
    ['Continue', 'no page', away, changeActions.continued()],
    ['Continue', 'a page that saves', saving, changeActions.continued()],
    ['a second Continue', 'a page on its way out', leaving, changeActions.continued()],
  ])('%s changes nothing on %s', (_event, _on, state, action) => {
    expect(changePasswordSlice.reducer(state, action)).toBe(state)
  })
})

describe('a temporary password', () => {
  const problem = { code: 'usedPassword', status: 400 } as const
  const password = { newPassword: 'New-Horse-99' }

  const away: TemporaryState = { step: 'away' }
  const editing: TemporaryState = { step: 'editing', visit: 2 }
  const refused: TemporaryState = { ...editing, problem }
  const saving: TemporaryState = { step: 'saving', visit: 2 }

  type Action = Parameters<typeof temporaryPasswordSlice.reducer>[1]

  test.each<[rule: string, before: TemporaryState, action: Action, after: TemporaryState]>([
    ['the first arrival begins a visit', away, temporaryActions.arrived(), { step: 'editing', visit: 1 }],
    [
      'another arrival starts another visit without a problem',
      refused,
      temporaryActions.arrived(),
      { step: 'editing', visit: 3 },
    ],
    ['an edit clears the problem', refused, temporaryActions.edited(), editing],
    ['a password is saved and clears the problem', refused, temporaryActions.submitted(password), saving],
    ['a rejection shows the form with the reason', saving, temporaryActions.refused(problem), refused],
  ])('%s', (_rule, before, action, after) => {
    expect(temporaryPasswordSlice.reducer(before, action)).toStrictEqual(after)
  })

  test.each<[event: string, on: string, state: TemporaryState, action: Action]>([
    ['an edit', 'no page', away, temporaryActions.edited()],
    ['an edit', 'a page that saves', saving, temporaryActions.edited()],
    ['a submit', 'no page', away, temporaryActions.submitted(password)],
    ['a second submit', 'a page that saves', saving, temporaryActions.submitted(password)],
    ['a refusal', 'no page', away, temporaryActions.refused(problem)],
    ['a refusal', 'a page that saves nothing', editing, temporaryActions.refused(problem)],
  ])('%s changes nothing on %s', (_event, _on, state, action) => {
    expect(temporaryPasswordSlice.reducer(state, action)).toBe(state)
  })
})

describe('a forgotten password', () => {
  const IDP = 'https://idp.example/start'
  const problem = { code: 'serverTryLater', status: 500 } as const
  const base = { username: 'ada', visit: 2, startAgain: true }

  const away: ForgotState = { step: 'away' }
  const editing: ForgotState = { ...base, step: 'editing' }
  const failed: ForgotState = { ...editing, problem }
  const lookingUp: ForgotState = { ...base, step: 'lookingUp' }
  const provider: ForgotState = { ...base, step: 'provider', redirectUrl: IDP }
  const stopped: ForgotState = { ...provider, problem }
  const leaving: ForgotState = { ...base, step: 'leaving' }

  type Action = Parameters<typeof forgotPasswordSlice.reducer>[1]

  test.each<[rule: string, before: ForgotState, action: Action, after: ForgotState]>([
    [
      'the first arrival begins a visit',
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
    // (password-reset/edit-clears)
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
    ['a failed departure shows its problem', provider, forgotActions.departureFailed(problem), stopped],
    ['another click removes the problem', stopped, forgotActions.continued(), provider],
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
    ['a late departure failure', 'a page that was edited', editing, forgotActions.departureFailed(problem)],
  ])('%s changes nothing on %s', (_event, _on, state, action) => {
    expect(forgotPasswordSlice.reducer(state, action)).toBe(state)
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
})
