import { personIn, type Person } from 'sandbox/company/types'

const person = personIn('Passwords and recovery')
const endsAt = '/signin/reset-temp-password'

/** They must set a new password before anything else, or may not sign in at all: extensions of the contract (password-change/required, sign-in/account-disabled). */
export const passwordChangePeople: Person[] = [
  person('password-expired', 'Esme Novak', 'The password has expired: chooses a new one right after it', {
    endsAt,
    passwordChange: 'expired',
  }),
  person(
    'password-temporary',
    'Emil Novak',
    'The password is temporary: chooses a new one, whatever the features say; then the onboarding is over',
    { endsAt, passwordChange: 'temporary', onboarding: { status: 'Required', version: 2 } },
  ),
  person(
    'password-policy',
    'Edda Novak',
    'The password no longer meets the rules of the company: chooses a new one',
    { endsAt, passwordChange: 'policy' },
  ),
  person(
    'password-expired-sms',
    'Ennio Novak',
    'A code by text message, then a new password in place of an expired one',
    { endsAt: '/signin/phone-auth', passwordChange: 'expired', mfa: [{ type: 'sms', timeout: 300 }] },
  ),
  person(
    'sso-expired',
    'Elin Novak',
    'The identity provider signs in; the session status asks for a new password',
    { endsAt, signIn: 'provider', passwordChange: 'expired' },
  ),
  person('disabled', 'Dario Conti', 'Refused: the account is disabled, and only support can help', {
    endsAt: '/signin/',
    refusal: 'accountDisabled',
  }),
  person('sms-next', 'Dora Conti', 'Two codes by text message, one after the other on the same page', {
    endsAt: '/signin/phone-auth',
    group: 'Second factors',
    mfa: [
      { type: 'sms', timeout: 300 },
      { type: 'sms', timeout: 180, message: 'Enter the next code.' },
    ],
  }),
]
