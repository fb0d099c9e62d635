import type { Person } from 'sandbox/company/types'

/** People who may choose another second factor (alternatives/step). */
export const alternativesPeople: Person[] = [
  {
    username: 'other-ways',
    name: 'Olga Brandt',
    group: 'Second factors',
    shows:
      'A code by text message, or another way: by e-mail, with an app, and with a passkey if there is one',
    endsAt: '/signin/phone-auth',
    mfa: [
      {
        type: 'sms',
        timeout: 300,
        digits: 6,
        alternatives: ['email', 'totp', 'symantecVip', 'signinVerification', 'passkey'],
      },
    ],
  },
]
