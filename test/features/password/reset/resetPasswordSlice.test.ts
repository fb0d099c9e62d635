import { resetActions, resetPasswordSlice } from 'src/features/password/reset/resetPasswordSlice'
import { isLost, type ResetState } from 'src/features/password/reset/resetState'
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
    'an arrival asks for the number',
    away,
    resetActions.arrived({ username: 'ada', info }),
    { ...atPhone, phone: '' },
  ],
  [
    'arriving again starts afresh for the user who arrives',
    refused,
    resetActions.arrived({ username: 'joe', info: guest }),
    { step: 'sendCode', username: 'joe', info: guest, phone: '', visit: 2 },
  ],
  [
    'submitting a number sends it and clears the problem',
    { ...atPhone, problem },
    resetActions.phoneSubmitted('+12025550123'),
    { ...sending, phone: '+12025550123' },
  ],
  [
    'five digits are not a phone number',
    atPhone,
    resetActions.phoneSubmitted('+12025'),
    { ...atPhone, phone: '+12025', problem: { code: 'enterMobileNumber' } },
  ],
  ['a sent code must be entered', sending, resetActions.codeSent(), atCode],
  ['an unsent code shows the problem', sending, resetActions.codeNotSent(problem), { ...atPhone, problem }],
  ['a new code clears the problem', { ...atCode, problem }, resetActions.newCodePressed(), resending],
  ['a new code is confirmed', resending, resetActions.codeSent(), resent],
  ['editing clears the confirmation', resent, resetActions.edited(), { ...resent, resent: false }],
  ['editing clears a problem of the code', { ...atCode, problem }, resetActions.edited(), atCode],
  ['editing clears a problem of the number', { ...atPhone, problem }, resetActions.edited(), atPhone],
  // (password-reset/help)
  [
    'the number is stored for the return from help',
    atPhone,
    resetActions.edited('+49'),
    { ...atPhone, phone: '+49' },
  ],
  ['editing clears a problem of the password', refused, resetActions.edited(), creating],
  [
    'a new code that could not be sent shows the problem',
    resending,
    resetActions.codeNotSent(problem),
    { ...atCode, problem: { ...problem, button: 'newCode' } },
  ],
  [
    'submitting six digits checks them and clears the messages',
    resent,
    resetActions.codeSubmitted({ code: '012345' }),
    checking,
  ],
  [
    'a rejected code shows the problem and keeps the count of sent codes',
    checking,
    resetActions.codeRefused(problem),
    { ...atCode, codes: 2, problem },
  ],
  ['a correct code leads to the password', checking, resetActions.verified(), creating],
  ['a password is saved and clears a problem', refused, resetActions.passwordSubmitted(newPassword), saving],
  ['a rejected password shows the problem', saving, resetActions.passwordRefused(problem), refused],
  [
    'an expired verification returns to the phone step with its number',
    refused,
    resetActions.verifyAgainPressed(),
    atPhone,
  ],
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
  ['a late confirmation of the code', 'a page that has one', resent, resetActions.codeSent()],
  ['a code that was not sent', 'a page that has one', resent, resetActions.codeNotSent(problem)],
  ['a second press for a new code', 'a page that sends one', resending, resetActions.newCodePressed()],
  ['Enter after the sixth digit', 'a page that checks', checking, resetActions.codeSubmitted({ code: '' })],
  ['a rejected code', 'a page that checks none', resent, resetActions.codeRefused(problem)],
  ['a correct code', 'no page', away, resetActions.verified()],
  ['a correct code', 'a page that checks none', atCode, resetActions.verified()],
  ['a second password', 'a page that saves', saving, resetActions.passwordSubmitted(newPassword)],
  ['a rejected password', 'a page that saves none', creating, resetActions.passwordRefused(problem)],
  ['another verification', 'a page that saves', saving, resetActions.verifyAgainPressed()],
  ['the end', 'a page that saves nothing', creating, resetActions.passwordChanged(true)],
  ['Sign in', 'the end', changed, resetActions.signInPressed()],
])('%s changes nothing on %s', (_event, _on, state, action) => {
  expect(resetPasswordSlice.reducer(state, action)).toBe(state)
})

// (password-reset/help)
describe('after help was opened as a page', () => {
  const help = movedTo('/signin/help/support-form')
  const back = movedTo('/signin/reset-password')
  const arrived = resetActions.arrived({ username: 'ada', info: { ...info } })
  const after = (state: ResetState, ...actions: Action[]) => actions.reduce(resetPasswordSlice.reducer, state)

  test.each<[rule: string, before: ResetState, after: ResetState]>([
    ['a rejected number still shows its problem', { ...atPhone, problem }, { ...atPhone, problem }],
    ['a code that was being sent can be requested again', sending, atPhone],
    ['the boxes still wait for the code', atCode, atCode],
    ['a code that was being checked must be entered again', checking, { ...atCode, codes: 2 }],
    ['a new code that was being sent can be requested again', resending, atCode],
    ['a verified code stays valid', creating, creating],
    ['a password that was being saved must be entered again', saving, creating],
  ])('%s', (_rule, before, then) => {
    expect(after(before, help, back, arrived)).toStrictEqual({ ...then, atHelp: false })
  })

  test.each<[rule: string, actions: Action[]]>([
    ['for another account', [help, back, resetActions.arrived({ username: 'joe', info })]],
    ...[guest, { ...info, reference: '1' }, { ...info, email: 'a' }, { ...info, isGuest: true }].map(
      (other): [string, Action[]] => [
        `with ${JSON.stringify(other)}`,
        [help, back, resetActions.arrived({ username: 'ada', info: other })],
      ],
    ),
    ['without a visit to help', [back, arrived]],
    ['on a second arrival without another visit to help', [help, back, arrived, arrived]],
    ['from the sign-in page', [movedTo('/signin/'), back, arrived]],
    ['from help by way of the sign-in page', [help, movedTo('/signin/'), back, arrived]],
    ['from help that was opened on the sign-in page', [movedTo('/signin/'), help, back, arrived]],
    ['after the browser restored the page', [help, sessionEvents.pageRestored(), back, arrived]],
  ])('%s the reset starts from the beginning', (_rule, actions) => {
    expect(after(creating, ...actions)).toMatchObject({ step: 'sendCode', phone: '' })
  })

  test('the way of the code and the time of the next one are kept', () => {
    const waiting = { ...atCode, byEmail: true, newCodeAt: { monotonicMs: 1, wallMs: 1 } } as const
    const busy: ResetState = { ...waiting, step: 'checking' }
    expect(after(busy, help, back, arrived)).toStrictEqual({ ...waiting, atHelp: false })
  })

  test.each<[state: ResetState, lost: boolean]>([
    [away, false],
    [atPhone, false],
    [sending, false],
    [atCode, true],
    [changed, true],
    [{ ...atCode, atHelp: true }, false],
    [{ ...atCode, atHelp: false }, true],
  ])('a page that begins again at %j loses more than the phone: %s', (state, lost) => {
    expect(isLost(state)).toBe(lost)
  })

  test('a page without a reset does not start one', () => {
    expect(after(away, help, back)).toBe(away)
  })
})
