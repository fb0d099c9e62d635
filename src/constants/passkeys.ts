// The constants that only passkeys need, which are an extension of the contract (passkeys/extension). They are
// separate so that the first load does not contain them.

const BASE = '/api/auth/v2/passkeys'

/** The calls. */
export const PASSKEY_ENDPOINTS = {
  list: BASE,
  request: `${BASE}/authentication/options`,
  signIn: `${BASE}/authentication/verify`,
  creation: `${BASE}/registration/options`,
  registration: `${BASE}/registration/verify`,
  removal: `${BASE}/remove`,
  naming: `${BASE}/rename`,
} as const

/** How long 'Not now' holds (passkeys/not-now), and the key of local storage that keeps until when, in milliseconds since the epoch. */
export const PASSKEY_LATER_MS = 30 * 86_400_000
export const PASSKEY_LATER_KEY = 'foyer.passkeyLater'

/** How long a sign-in waits for the browser to turn its password into a passkey on its own (passkeys/upgrade). */
export const PASSKEY_UPGRADE_MS = 5000

/** The time-out of a ceremony for which the server names none: the one that WebAuthn recommends. */
export const PASSKEY_TIMEOUT_MS = 300_000

/** The bounds of a time-out that a person can meet; the app ignores any other (passkeys/options). */
export const PASSKEY_TIMEOUT_LEAST_MS = 1000
export const PASSKEY_TIMEOUT_MOST_MS = 600_000

/** The least time between two calls for the suggestions of a field (passkeys/autofill). */
export const PASSKEY_OFFER_PAUSE_MS = 60_000

/** How many characters the name of a passkey has at most (security-page/passkeys). */
export const PASSKEY_NAME_MAX = 64

/** The codes that a response must contain before the app does something irreversible. */
export const PASSKEY_CODES = { unknown: 'passkeyUnknown', removed: 'passkeyRemoved' } as const
