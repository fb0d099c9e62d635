import type { AfterPassword } from 'src/features/signIn/afterPassword'
import type { SignInAnswer } from 'src/services/api/authService'
import {
  type Answer,
  ASKED,
  type End,
  limited,
  page,
  refused,
  signsIn,
  STATUS_ASKED,
  table,
  withFactors,
} from 'scenarios/scenario'

const at = (step: string, username = 'grace') => ({ at: '/', state: { login: { step, username } } }) as const
const problem = (code: 'wrongCredentials' | 'phoneNotRegistered' | 'accountDisabled'): AfterPassword => ({
  kind: 'problem',
  problem: { code },
})

type Person = Extract<SignInAnswer, { kind: 'signedIn' }>['person']
const signedIn = (person: Person): SignInAnswer => ({ kind: 'signedIn', person })

const stays = (answer: Answer, says: NonNullable<End['says']>, more: End = {}) =>
  signsIn({ signIn: answer }, { ...at('password'), says, ...more }, ASKED)

export const passwords = table<SignInAnswer, AfterPassword>('password', ['answer', 'result'], {
  'a second factor is due': {
    row: ['202', 'the app reads the session status and goes to its first step'],
    cases: [['a second factor is due', { kind: 'secondFactorDue' }, { kind: 'factor' }]],
    walk: signsIn(withFactors({ type: 'sms', timeout: 300 }), { at: '/phone-auth' }, STATUS_ASKED),
    play: { person: 'sms' },
  },
  'a password that must be changed': {
    row: [
      '200 with `passwordChange`: `expired`, `temporary` or `policy`',
      '`/reset-temp-password`, with the reason, before any check; a 202 with it: after the last factor',
    ],
    cases: [
      [
        'a required new password precedes the checks',
        signedIn({ userId: 7, passwordChange: 'policy' }),
        { kind: 'newPassword', person: { userId: 7, passwordChange: 'policy' } },
      ],
      [
        'a federated user must set the new password first',
        signedIn({ type: 'federated', passwordChange: 'expired' }),
        { kind: 'newPassword', person: { type: 'federated', passwordChange: 'expired' } },
      ],
      [
        'a second factor precedes the new password',
        { kind: 'secondFactorDue', passwordChange: 'expired' },
        { kind: 'factor', passwordChange: 'expired' },
      ],
    ],
    walk: signsIn(
      { signIn: { body: { userId: 'u-17', passwordChange: 'expired' } } },
      {
        at: '/reset-temp-password',
        cookies: { authenticationMode: undefined, rememberMeInfo: 'grace', userId: 'u-17' },
        state: { record: { signIn: { answer: { passwordChange: 'expired' } } } },
      },
      ASKED,
    ),
    play: { person: 'password-expired' },
  },
  'a password with an unknown reason for a change': {
    row: ['200 with another `passwordChange`', "'Server error. Please try later.'"],
    walk: stays({ body: { userId: 'u-17', passwordChange: 'stolen' }, wrong: true }, 'serverLater'),
  },
  'a federated sign-in': {
    recorded: true,
    row: ['200, type `federated`', 'the return address, with `webtoken`'],
    cases: [
      ['a federated sign-in', signedIn({ type: 'federated' }), { kind: 'federated' }],
      [
        'a federated sign-in ignores expiry and auto-login',
        signedIn({ type: 'federated', passwordExpiresIn: null, autoLoginEnabled: true }),
        { kind: 'federated' },
      ],
    ],
    walk: {
      from: '/?back=/online/mail',
      ...signsIn(
        { signIn: { body: { type: 'federated', userId: 'u-18' } } },
        { left: '/online/mail?webtoken=token-1' },
        [...ASKED, 'fetchAutoLogin'],
      ),
    },
    play: { person: 'federated' },
  },
  'a correct password': {
    row: ['200', 'cookies, then the checks below'],
    cases: [
      ['a full sign-in leads to checks', signedIn({ userId: 7 }), { kind: 'checks', person: { userId: 7 } }],
      ['an unknown type', signedIn({ type: 'Federated' }), { kind: 'checks', person: { type: 'Federated' } }],
    ],
    walk: signsIn(
      { signIn: { body: { userId: 'u-17', autoLoginEnabled: false } } },
      {
        left: '/online/',
        cookies: {
          authenticationMode: 'simple',
          rememberMeInfo: 'grace',
          lastLoginUsername: 'grace',
          userId: 'u-17',
          autoLoginEnabled: 'disabled',
        },
      },
    ),
    play: { person: 'simple' },
  },
  'a wrong password': {
    row: ['401 or 403', "'Username/Password combination was wrong. Please try again.'"],
    cases: [['a wrong password', { kind: 'refused' }, problem('wrongCredentials')]],
    walk: stays(refused(401, { message: 'Wrong.' }), 'wrongCredentials'),
  },
  'a phone that is not registered': {
    row: ["401 or 403, 'User phone is not registered'", "'Mobile phone not registered.'"],
    cases: [['an unregistered phone', { kind: 'phoneNotRegistered' }, problem('phoneNotRegistered')]],
    walk: stays(refused(403, { message: 'User phone is not registered' }), 'phoneNotRegistered'),
    play: { person: 'phone-not-registered' },
  },
  'a disabled account': {
    row: ['403 with `code: accountDisabled`', "'This account is disabled.', with 'Contact support'"],
    cases: [['a disabled account', { kind: 'accountDisabled' }, problem('accountDisabled')]],
    walk: stays(refused(403, { code: 'accountDisabled' }), 'accountDisabled'),
    play: { person: 'disabled' },
  },
  'a page of HTML instead of a rejection': {
    row: ['401 or 403 with HTML', "'Server error. Please try later.'"],
    walk: stays(page(403), 'serverLater'),
  },
  'a password whose check fails': {
    recorded: true,
    row: [
      'anything else',
      "'Server error. Please try later.', and when to try again if the server returns a time",
    ],
    walk: stays(limited, 'serverLater', { waits: true }),
  },
})
