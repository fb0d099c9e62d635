import { PASSKEY_LATER_KEY, PASSKEY_LATER_MS } from 'src/constants/passkeys'
import { ignoreErrors } from 'src/services/storage/ignoreErrors'
import { tab } from 'src/services/tab'

/**
 * Whether 'Not now' was pressed in the last 30 days. Ignores a time more than 30 days ahead, which the app cannot
 * have written (passkeys/not-now).
 */
export function isPasskeyLater(): boolean {
  try {
    const left = Number(tab.localStorage.getItem(PASSKEY_LATER_KEY)) - Date.now()
    return left > 0 && left <= PASSKEY_LATER_MS
  } catch {
    return false
  }
}

/** Remembers a 'Not now', for 30 days. */
export const notePasskeyLater = (): void =>
  ignoreErrors(() => tab.localStorage.setItem(PASSKEY_LATER_KEY, String(Date.now() + PASSKEY_LATER_MS)))
