import { personIn, type Person } from 'sandbox/company/types'

const person = personIn('Second factors')

/** People who may choose another second factor (alternatives/step). */
export const alternativesPeople: Person[] = [
  person(
    'other-ways',
    'Olga Brandt',
    'A code by text message, or another way: by e-mail, with an app, and with a passkey if there is one',
    {
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
  ),
]
