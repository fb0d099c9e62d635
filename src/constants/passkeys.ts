// The constants that only passkeys need, which are an extension of the contract (passkeys/extension). They are
// separate so that the first load does not contain them.

/** The path of the resource; that of each call is beside the call. */
export const PASSKEYS_PATH = '/api/auth/v2/passkeys'

/** How long 'Not now' is valid (passkeys/not-now). The key of local storage holds its end in milliseconds since the epoch. */
export const PASSKEY_LATER_MS = 30 * 86_400_000
export const PASSKEY_LATER_KEY = 'foyer.passkeyLater'

/** How long a sign-in waits for the browser to turn its password into a passkey on its own (passkeys/upgrade). */
export const PASSKEY_UPGRADE_MS = 5000

/** The time-out of a ceremony if the server sends none, as recommended by WebAuthn. */
export const PASSKEY_TIMEOUT_MS = 300_000

/** The limits of a realistic time-out; the app ignores any other value (passkeys/options). */
export const PASSKEY_TIMEOUT_LEAST_MS = 1000
export const PASSKEY_TIMEOUT_MOST_MS = 600_000

/** The minimum time between two requests for the suggestions of a field (passkeys/autofill). */
export const PASSKEY_OFFER_PAUSE_MS = 60_000

/** The maximum length of a passkey's name (security-page/passkeys). */
export const PASSKEY_NAME_MAX = 64

/** The codes that a response must contain before the app does something irreversible. */
export const PASSKEY_CODES = { unknown: 'passkeyUnknown', removed: 'passkeyRemoved' } as const
