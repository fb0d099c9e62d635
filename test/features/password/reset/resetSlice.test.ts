import { phoneProblem } from 'src/components/phone/phoneProblem'
import { resetActions, resetReducer, type ResetState } from 'src/features/password/reset/resetSlice'

const basis = {
  username: 'ada',
  info: { reference: '5678', isGuest: false },
  phone: '+4915112345678',
  visit: 1,
}
const atPhone: ResetState = { ...basis, step: 'sendCode' }
const sending: ResetState = { ...basis, step: 'sending' }
const atCode: ResetState = { ...basis, step: 'enterCode', codes: 1, resent: false }
const checking: ResetState = { ...basis, step: 'checking', codes: 1 }
const resending: ResetState = { ...basis, step: 'resending', codes: 1 }
const creating: ResetState = { ...basis, step: 'createPassword' }
const saving: ResetState = { ...basis, step: 'saving' }
const problem = { code: 'serverTryLater' } as const

type Action = Parameters<typeof resetReducer>[1]
const table: [rule: string, before: ResetState, action: Action, after: ResetState][] = [
  [
    'arriving asks for the phone',
    { step: 'away' },
    resetActions.arrived({ username: 'ada', info: basis.info }),
    { ...atPhone, phone: '' },
  ],
  [
    'arriving again begins again',
    creating,
    resetActions.arrived({ username: 'ada', info: basis.info }),
    { ...atPhone, phone: '', visit: 2 },
  ],
  [
    'a number is sent',
    atPhone,
    resetActions.phoneSubmitted('+12025550123'),
    { ...sending, phone: '+12025550123' },
  ],
  [
    'five digits are no number',
    atPhone,
    resetActions.phoneSubmitted('+12025'),
    { ...atPhone, phone: '+12025', problem: { code: 'enterMobileNumber' } },
  ],
  ['a second press while sending is nothing', sending, resetActions.phoneSubmitted('+1'), sending],
  ['a sent code is asked for', sending, resetActions.codeSent(), atCode],
  ['a code that was not sent says why', sending, resetActions.codeNotSent(problem), { ...atPhone, problem }],
  ['a new code is asked for', atCode, resetActions.newCodeAsked(), resending],
  ['not twice', resending, resetActions.newCodeAsked(), resending],
  ['a new code is told', resending, resetActions.codeSent(), { ...atCode, codes: 2, resent: true }],
  ['editing takes the notice back', { ...atCode, resent: true }, resetActions.edited(), atCode],
  [
    'a new code that was not sent says why',
    resending,
    resetActions.codeNotSent(problem),
    { ...atCode, problem },
  ],
  ['six digits are checked', atCode, resetActions.codeSubmitted({ code: '012345' }), checking],
  [
    'five are not',
    atCode,
    resetActions.codeSubmitted({ code: '12345' }),
    { ...atCode, problem: { code: 'enterCode' } },
  ],
  [
    'none are not',
    atCode,
    resetActions.codeSubmitted({ code: '' }),
    { ...atCode, problem: { code: 'enterCode' } },
  ],
  ['the sixth digit and Enter are one', checking, resetActions.codeSubmitted({ code: '' }), checking],
  ['a refused code says why', checking, resetActions.codeRefused(problem), { ...atCode, problem }],
  ['a right code leads to the password', checking, resetActions.verified(), creating],
  ['no code, no password', atCode, resetActions.verified(), atCode],
  ['a password is saved', creating, resetActions.passwordSubmitted({ newPassword: 'x' }), saving],
  ['a refused password says why', saving, resetActions.passwordRefused(problem), { ...creating, problem }],
  ['editing clears the problem', { ...creating, problem }, resetActions.edited(), creating],
  [
    'too late: the phone again, with its number',
    { ...creating, problem },
    resetActions.verifyAgainAsked(),
    atPhone,
  ],
  ['the end', saving, resetActions.passwordChanged(), { ...basis, step: 'passwordChanged' }],
  ['no end without a password', creating, resetActions.passwordChanged(), creating],
  ['nothing happens away from here', { step: 'away' }, resetActions.verified(), { step: 'away' }],
]
test.each(table)('%s', (_rule, before, action, after) => {
  expect(resetReducer(before, action)).toEqual(after)
})

test.each([
  ['', 'enterMobileNumber'],
  ['+12345', 'enterMobileNumber'],
  ['+123456', undefined],
  ['+12025550123', undefined],
])('the number %j: %s', (phone, code) => {
  expect(phoneProblem(phone)?.code).toBe(code)
})
