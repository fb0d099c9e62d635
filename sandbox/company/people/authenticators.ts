import { personIn, type Person } from 'sandbox/company/types'

const person = personIn('Second factors')

/** The recovery codes of the person who has some from the start. */
const CODES = ['7kq4-m2xw', '3hdn-8rtc', 'v6pz-k9ya', 'c5wj-2fue', '9gbt-4nhm']

/** People with an authenticator app (factors/authenticator-step). */
export const authenticatorPeople: Person[] = [
  person(
    'totp-register',
    'Petrus Adebayo',
    'Sets up an authenticator app by QR code, and gets recovery codes',
    {
      endsAt: '/signin/authenticator',
      mfa: [{ type: 'totp', action: 'register', digits: 6 }],
      recoveryCodes: true,
    },
  ),
  person(
    'totp',
    'Paloma Adebayo',
    `A code of an authenticator app, or a recovery code: ${CODES[0]}, and so on`,
    {
      endsAt: '/signin/authenticator',
      mfa: [{ type: 'totp', action: 'code', digits: 6, recovery: true }],
      recoveryCodes: CODES,
    },
  ),
]
