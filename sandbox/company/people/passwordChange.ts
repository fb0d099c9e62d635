import type { Person } from '../types'

const group = 'Passwords and recovery'
const endsAt = '/signin/reset-temp-password'

/** They must set a new password before anything else, or may not sign in at all: extensions of the contract (password-change/required, sign-in/account-disabled). */
export const passwordChangePeople: Person[] = [
  {
    username: 'password-expired',
    name: 'Esme Novak',
    group,
    shows: 'The password has expired: chooses a new one right after it',
    endsAt,
    passwordChange: 'expired',
  },
  {
    username: 'password-temporary',
    name: 'Emil Novak',
    group,
    shows:
      'The password is temporary: chooses a new one, whatever the features say; then the onboarding is over',
    endsAt,
    passwordChange: 'temporary',
    onboarding: { status: 'Required', version: 2 },
  },
  {
    username: 'password-policy',
    name: 'Edda Novak',
    group,
    shows: 'The password no longer meets the rules of the company: chooses a new one',
    endsAt,
    passwordChange: 'policy',
  },
  {
    username: 'password-expired-sms',
    name: 'Ennio Novak',
    group,
    shows: 'A code by text message, then a new password in place of an expired one',
    endsAt: '/signin/phone-auth',
    passwordChange: 'expired',
    mfa: [{ type: 'sms', timeout: 300 }],
  },
  {
    username: 'sso-expired',
    name: 'Elin Novak',
    group,
    shows: 'The identity provider signs in; the session status asks for a new password',
    endsAt,
    signIn: 'provider',
    passwordChange: 'expired',
  },
  {
    username: 'disabled',
    name: 'Dario Conti',
    group,
    shows: 'Refused: the account is disabled, and only support can help',
    endsAt: '/signin/',
    refusal: 'accountDisabled',
  },
  {
    username: 'sms-next',
    name: 'Dora Conti',
    group: 'Second factors',
    shows: 'Two codes by text message, one after the other on the same page',
    endsAt: '/signin/phone-auth',
    mfa: [
      { type: 'sms', timeout: 300 },
      { type: 'sms', timeout: 180, message: 'Enter the next code.' },
    ],
  },
]
