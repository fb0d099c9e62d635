import { PASSKEY_LATER_KEY, PASSKEY_LATER_MS } from 'src/constants/passkeys'
import { attempt, ignoreErrors } from 'src/services/attempt'
import { tab } from 'src/services/tab'

/** Whether 'Not now' was pressed in the last 30 days. Ignores a time over 30 days ahead, which is not the app's (passkeys/not-now). */
export function isPasskeyLater(): boolean {
  const until = attempt(() => tab.localStorage.getItem(PASSKEY_LATER_KEY), null)
  const left = Number(until) - Date.now()
  return left > 0 && left <= PASSKEY_LATER_MS
}

/** Remembers a 'Not now', for 30 days. */
export const notePasskeyLater = (): void =>
  ignoreErrors(() => tab.localStorage.setItem(PASSKEY_LATER_KEY, String(Date.now() + PASSKEY_LATER_MS)))
