import type { Problem } from 'src/constants/problems'
import type { Failure } from 'src/services/http/serviceError'
import {
  type Answer,
  type Deed,
  PASSWORD,
  refusal,
  refused,
  table,
  UNTIL,
  type Walk,
  LATER,
  type End,
} from 'scenarios/scenario'

const PHONE: Deed = { type: 'resetPassword/phoneSubmitted', payload: '+15550101067' }
const CODE: Deed = { type: 'resetPassword/codeSubmitted', payload: { code: '012345' } }
const SAVED: Deed = { type: 'resetPassword/passwordSubmitted', payload: { newPassword: PASSWORD } }

const keeps = { username: 'grace', resetPasswordPhoneInfo: [{ reference: '67', isGuest: false }] }
const CALLS = ['sendVerificationMessage', 'verifyUser', 'setNewPassword'] as const

const reset = (does: readonly Deed[], calls: number, ends: End, answer?: Answer): Walk => ({
  from: '/reset-password',
  keeps,
  answers: answer === undefined ? {} : { [CALLS[calls - 1] ?? '']: answer },
  does,
  calls: CALLS.slice(0, calls),
  ends: { at: '/reset-password', ...ends },
})
const step = (name: string) => ({ state: { resetPassword: { step: name } } })
const play = (todo: string) => ({ person: 'forgetful', todo: `Forgot password?, then ${todo}` })

const email = { username: 'grace', resetPasswordPhoneInfo: [{ email: 'g•••@harbor.test', isGuest: false }] }
const CONFIRMED: Deed = { type: 'resetPassword/emailConfirmed' }
const byEmail = (does: readonly Deed[], calls: number, ends: End, answer?: Answer): Walk => ({
  ...reset(does, calls, ends, answer),
  keeps: email,
})
const mailed = (todo: string) => ({ person: 'reset-email', todo: `Forgot password?, then ${todo}` })

const ALL = [PHONE, CODE, SAVED]

export const resets = table<Failure, Problem>('reset', ['step', 'answer', 'what happens'], {
  'a phone number that is too short': {
    row: ['phone', 'fewer than 6 digits', "'Please enter your mobile number.'"],
    walk: reset([{ ...PHONE, payload: '+4912' }], 0, { ...step('sendCode'), says: 'enterMobileNumber' }),
    play: play('enter four digits.'),
  },
  'a code is sent': {
    row: ['phone', 'done', "the code step; on a resend 'Please check your phone for the new code.'"],
    walk: {
      ...reset([PHONE, { type: 'resetPassword/newCodePressed' }], 1, {
        state: { resetPassword: { step: 'enterCode', codes: 2, resent: true } },
      }),
      calls: [CALLS[0], CALLS[0]],
    },
    play: play('send the code twice.'),
  },
  'a phone number that is not on file': {
    row: ['phone', '400', "'This number doesn't match what's on file.'"],
    walk: reset([PHONE], 1, { ...step('sendCode'), says: 'otherNumber' }, refused(400)),
    play: play('enter another number.'),
  },
  'a code that is not sent': {
    row: ['phone', 'anything else', LATER],
    walk: reset([PHONE], 1, { ...step('sendCode'), says: 'serverTryLater' }, refused(500)),
    play: play('send the code.'),
  },
  'a code is sent by e-mail': {
    row: ['e-mail', 'done', 'the code step; another code is possible after 30 s'],
    walk: byEmail([CONFIRMED], 1, {
      state: { resetPassword: { step: 'enterCode', byEmail: true, codes: 1 } },
    }),
    play: mailed('send the code.'),
  },
  'another code is sent by e-mail': {
    row: [
      'e-mail',
      "'Send new code', 30 s after the previous one",
      'the boxes are empty; only the newest code counts',
    ],
    walk: {
      ...byEmail([CONFIRMED, { passMs: 30_000 }, { type: 'resetPassword/newCodePressed' }], 1, {
        state: { resetPassword: { step: 'enterCode', byEmail: true, codes: 2, resent: true } },
      }),
      calls: [CALLS[0], CALLS[0]],
    },
    play: mailed('send the code, wait, and send another.'),
  },
  'a code by e-mail that is not sent': {
    row: ['e-mail', 'anything else', LATER],
    walk: byEmail([CONFIRMED], 1, { ...step('sendCode'), says: 'serverTryLater' }, refused(400)),
    play: mailed('send the code.'),
  },
  'a password reset by e-mail': {
    row: ['e-mail', 'a correct code, then a new password', "'Password updated'"],
    walk: byEmail([CONFIRMED, CODE, SAVED], 3, step('passwordChanged')),
    play: mailed('enter the code and a new password.'),
  },
  'the other method for a code': {
    row: [
      'phone',
      "'Send the code by email', if there is a mailbox",
      'the mailbox; a link there leads back to the phone',
    ],
    walk: {
      ...reset([{ type: 'resetPassword/otherWayPressed' }], 0, {
        state: { resetPassword: { step: 'sendCode', byEmail: true } },
      }),
      keeps: {
        username: 'grace',
        resetPasswordPhoneInfo: [{ reference: '67', email: 'g•••@harbor.test', isGuest: false }],
      },
    },
    play: { person: 'reset-both', todo: 'Forgot password?, then the link.' },
  },
  'a reset code of five digits': {
    row: ['code', 'not six digits', "'Please enter the verification code.'"],
    walk: reset([PHONE, { ...CODE, payload: { code: '01234' } }], 1, {
      ...step('enterCode'),
      says: 'enterCode',
    }),
    play: play('enter five digits of the code.'),
  },
  'a correct reset code': {
    row: ['code', 'done', 'the new password'],
    walk: reset([PHONE, CODE], 2, step('createPassword')),
    play: play('enter the code.'),
  },
  'a wrong reset code': {
    row: ['code', '403', "'The verification code is invalid.'"],
    walk: reset([PHONE, CODE], 2, { ...step('enterCode'), says: 'invalidCode' }, refused(403)),
    play: play('enter a wrong code.'),
  },
  'a reset code whose check fails': {
    row: ['code', 'anything else', `the server's text, else ${LATER}`],
    cases: [
      ['the server’s text', refusal(400, 'Later.'), { code: 'serverText', text: 'Later.', status: 400 }],
      [
        'a limit shows its time, not the server’s text',
        { kind: 'limited', status: 429, text: 'Too many.', until: UNTIL },
        { code: 'serverTryLater', status: 429, until: UNTIL },
      ],
      ['an error without a text: try later', refusal(500), { code: 'serverTryLater', status: 500 }],
      ['an HTML page: try later', { kind: 'page', status: 403 }, { code: 'serverTryLater', status: 403 }],
      ['offline has a message of its own', { kind: 'offline' }, { code: 'offline' }],
    ],
    walk: reset(
      [PHONE, CODE],
      2,
      { ...step('enterCode'), says: 'serverText', text: 'Come back later.' },
      refused(400, { message: 'Come back later.' }),
    ),
    play: play('enter the code.'),
  },
  'a completed password reset': {
    recorded: true,
    row: ['password', 'done', "'Password updated'; Back does not return to the form"],
    walk: reset(ALL, 3, {
      state: { ...step('passwordChanged').state, router: { location: { state: { done: true } } } },
      keeps: { resetPasswordPhoneInfo: undefined, guestAccess: false },
    }),
    play: play('enter the code and a new password.'),
  },
  'a password that is prohibited at a reset': {
    row: ['password', '409', "'The password is prohibited, please try a new one.'"],
    walk: reset(ALL, 3, { ...step('createPassword'), says: 'prohibitedPassword' }, refused(409)),
    play: play('enter the code and a new password.'),
  },
  'a password that is sent too late': {
    row: ['password', '403', "'That took a little too long...', 'Verify again' leads to the phone"],
    walk: reset([...ALL, { type: 'resetPassword/verifyAgainPressed' }], 3, step('sendCode'), refused(403)),
    play: play('enter the code and a new password.'),
  },
  'a password that breaks a rule of the server at a reset': {
    row: [
      'password',
      '400 or 409 with `code: passwordRefused`',
      "the server's text, at the field of the new password",
    ],
    walk: reset(
      ALL,
      3,
      { ...step('createPassword'), says: 'serverText', text: 'Not a name of ours.' },
      refused(409, { code: 'passwordRefused', message: 'Not a name of ours.' }),
    ),
    play: play('enter the code and a new password.'),
  },
  'a reset that fails': {
    row: ['password', 'anything else', LATER],
    walk: reset(ALL, 3, { ...step('createPassword'), says: 'serverTryLater' }, refused(500)),
    play: play('enter the code and a new password.'),
  },
})
