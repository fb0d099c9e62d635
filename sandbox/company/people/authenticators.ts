import type { Person } from 'sandbox/company/types'

const group = 'Second factors'

/** The recovery codes of the person who has some from the start. */
const CODES = ['7kq4-m2xw', '3hdn-8rtc', 'v6pz-k9ya', 'c5wj-2fue', '9gbt-4nhm']

/** People with an authenticator app (factors/authenticator-step). */
export const authenticatorPeople: Person[] = [
  {
    username: 'totp-register',
    name: 'Petrus Adebayo',
    group,
    shows: 'Sets up an authenticator app by QR code, and gets recovery codes',
    endsAt: '/signin/authenticator',
    mfa: [{ type: 'totp', action: 'register', digits: 6 }],
    recoveryCodes: true,
  },
  {
    username: 'totp',
    name: 'Paloma Adebayo',
    group,
    shows: `A code of an authenticator app, or a recovery code: ${CODES[0]}, and so on`,
    endsAt: '/signin/authenticator',
    mfa: [{ type: 'totp', action: 'code', digits: 6, recovery: true }],
    recoveryCodes: CODES,
  },
]
