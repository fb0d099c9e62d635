import { resetActions, resetPasswordSlice } from 'src/features/password/reset/resetPasswordSlice'
import type { ResetState } from 'src/features/password/reset/resetState'
import { sessionEvents } from 'src/features/session/sessionEvents'
import { movedTo } from 'test/support/appState'

const problem = { code: 'serverTryLater' } as const
const info = { reference: '5678', isGuest: false }
const guest = { reference: '1234', isGuest: true }
const basis = { username: 'ada', info, phone: '+4915112345678', visit: 1 }
const away: ResetState = { step: 'away' }
const atPhone: ResetState = { ...basis, step: 'sendCode' }
const sending: ResetState = { ...basis, step: 'sending' }
const atCode: ResetState = { ...basis, step: 'enterCode', codes: 1, resent: false }
const resent: ResetState = { ...atCode, codes: 2, resent: true }
const checking: ResetState = { ...basis, step: 'checking', codes: 2 }
const resending: ResetState = { ...basis, step: 'resending', codes: 1 }
const creating: ResetState = { ...basis, step: 'createPassword' }
const refused: ResetState = { ...creating, problem }
const saving: ResetState = { ...basis, step: 'saving' }
const changed: ResetState = { ...basis, step: 'passwordChanged', guest: true }
const newPassword = { newPassword: 'New-Horse-99' }

type Action = Parameters<typeof resetPasswordSlice.reducer>[1]
const table: [rule: string, before: ResetState, action: Action, after: ResetState][] = [
  [
    'arriving asks for the phone',
    away,
    resetActions.arrived({ username: 'ada', info }),
    { ...atPhone, phone: '' },
  ],
  [
    'arriving again begins again, for the person that arrives',
    refused,
    resetActions.arrived({ username: 'joe', info: guest }),
    { step: 'sendCode', username: 'joe', info: guest, phone: '', visit: 2 },
  ],
  [
    'a number is sent, and the problem is gone',
    { ...atPhone, problem },
    resetActions.phoneSubmitted('+12025550123'),
    { ...sending, phone: '+12025550123' },
  ],
  [
    'five digits are not a number',
    atPhone,
    resetActions.phoneSubmitted('+12025'),
    { ...atPhone, phone: '+12025', problem: { code: 'enterMobileNumber' } },
  ],
  ['a sent code is asked for', sending, resetActions.codeSent(), atCode],
  ['a code that was not sent says why', sending, resetActions.codeNotSent(problem), { ...atPhone, problem }],
  [
    'a new code is asked for, and the problem is gone',
    { ...atCode, problem },
    resetActions.newCodePressed(),
    resending,
  ],
  ['a new code is told', resending, resetActions.codeSent(), resent],
  ['editing takes the notice back', resent, resetActions.edited(), { ...resent, resent: false }],
  ['editing takes a problem of the code back', { ...atCode, problem }, resetActions.edited(), atCode],
  ['editing takes a problem of the number back', { ...atPhone, problem }, resetActions.edited(), atPhone],
  // (password-reset/help)
  [
    'the number that is typed is kept for the way back from help',
    atPhone,
    resetActions.edited('+49'),
    { ...atPhone, phone: '+49' },
  ],
  ['editing takes a problem of the password back', refused, resetActions.edited(), creating],
  [
    'a new code that was not sent says why',
    resending,
    resetActions.codeNotSent(problem),
    { ...atCode, problem: { ...problem, button: 'newCode' } },
  ],
  [
    'six digits are checked, and what was said is gone',
    resent,
    resetActions.codeSubmitted({ code: '012345' }),
    checking,
  ],
  [
    'a refused code says why, and as many were sent',
    checking,
    resetActions.codeRefused(problem),
    { ...atCode, codes: 2, problem },
  ],
  ['a right code leads to the password', checking, resetActions.verified(), creating],
  [
    'a password is saved, and the problem is gone',
    refused,
    resetActions.passwordSubmitted(newPassword),
    saving,
  ],
  ['a refused password says why', saving, resetActions.passwordRefused(problem), refused],
  ['too late: the phone again, with its number', refused, resetActions.verifyAgainPressed(), atPhone],
  ['the end', saving, resetActions.passwordChanged(true), changed],
]
test.each(table)('%s', (_rule, before, action, after) => {
  expect(resetPasswordSlice.reducer(before, action)).toStrictEqual(after)
})

test.each(['', '01234', '0123456', '01234x'])('%j is not a code', code => {
  expect(resetPasswordSlice.reducer(resent, resetActions.codeSubmitted({ code }))).toStrictEqual({
    ...resent,
    resent: false,
    problem: { code: 'enterCode' },
  })
})

test.each<[event: string, on: string, state: ResetState, action: Action]>([
  ['an edit', 'no page', away, resetActions.edited()],
  ['an edit', 'a page that saves', saving, resetActions.edited()],
  ['a second press', 'a page that sends', sending, resetActions.phoneSubmitted('+1')],
  ['a late code', 'a page that has one', resent, resetActions.codeSent()],
  ['a code that was not sent', 'a page that has one', resent, resetActions.codeNotSent(problem)],
  ['a second press for a new code', 'a page that sends one', resending, resetActions.newCodePressed()],
  ['Enter after the sixth digit', 'a page that checks', checking, resetActions.codeSubmitted({ code: '' })],
  ['a refused code', 'a page that checks none', resent, resetActions.codeRefused(problem)],
  ['a right code', 'no page', away, resetActions.verified()],
  ['a right code', 'a page that checks none', atCode, resetActions.verified()],
  ['a second password', 'a page that saves', saving, resetActions.passwordSubmitted(newPassword)],
  ['a refused password', 'a page that saves none', creating, resetActions.passwordRefused(problem)],
  ['another verification', 'a page that saves', saving, resetActions.verifyAgainPressed()],
  ['the end', 'a page that saves nothing', creating, resetActions.passwordChanged(true)],
  ['Sign in', 'the end', changed, resetActions.signInPressed()],
])('%s changes nothing on %s', (_event, _on, state, action) => {
  expect(resetPasswordSlice.reducer(state, action)).toBe(state)
})

test.each([
  [resetActions.codeNotSent(problem), 'resetPassword/codeNotSent'],
  [resetActions.codeRefused(problem), 'resetPassword/codeRefused'],
  [resetActions.passwordRefused(problem), 'resetPassword/passwordRefused'],
])('$type brings its problem along to a ticket', (action, type) => {
  expect(action).toStrictEqual({ type, payload: problem, meta: { problem } })
})

test('the password goes to the saga', () => {
  expect(resetActions.passwordSubmitted(newPassword)).toStrictEqual({
    type: 'resetPassword/passwordSubmitted',
    payload: newPassword,
  })
})

test('no page resets a password at first', () => {
  expect(resetPasswordSlice.reducer(undefined, { type: '@@init' })).toStrictEqual({ step: 'away' })
})

// (password-reset/help)
describe('help as a page', () => {
  const help = movedTo('/signin/help/support-form')
  const back = movedTo('/signin/reset-password')
  const arrived = resetActions.arrived({ username: 'ada', info: { ...info } })
  const after = (state: ResetState, ...actions: Action[]) => actions.reduce(resetPasswordSlice.reducer, state)

  test.each<[rule: string, before: ResetState, after: ResetState]>([
    ['a number that was refused is still told', { ...atPhone, problem }, { ...atPhone, problem }],
    ['a code that was on its way may be sent again', sending, atPhone],
    ['the boxes wait for the code', atCode, atCode],
    ['a code whose check was under way is asked for again', checking, { ...atCode, codes: 2 }],
    ['a new code that was on its way may be sent again', resending, atCode],
    ['the proven code counts', creating, creating],
    ['a password that was on its way is asked for again', saving, creating],
  ])('afterwards %s', (_rule, before, then) => {
    expect(after(before, help, back, arrived)).toStrictEqual({ ...then, atHelp: false })
  })

  test.each<[rule: string, actions: Action[]]>([
    ['for somebody else', [help, back, resetActions.arrived({ username: 'joe', info })]],
    ['with another phone', [help, back, resetActions.arrived({ username: 'ada', info: guest })]],
    ['without a look at help', [back, arrived]],
    ['a second time, without another look', [help, back, arrived, arrived]],
    ['from the sign-in page', [movedTo('/signin/'), back, arrived]],
    ['from help by way of the sign-in page', [help, movedTo('/signin/'), back, arrived]],
    ['from help that the sign-in page has asked for', [movedTo('/signin/'), help, back, arrived]],
    ['after the browser had kept the page for itself', [help, sessionEvents.pageRestored(), back, arrived]],
  ])('%s a reset begins', (_rule, actions) => {
    expect(after(creating, ...actions)).toMatchObject({ step: 'sendCode', phone: '' })
  })

  test('no reset is begun by it', () => {
    expect(after(away, help, back)).toBe(away)
  })
})
