import { VARIANT_KEY } from 'src/services/variants'
import { ignoreErrors } from 'src/services/storage/ignoreErrors'
import { tab } from 'src/services/tab'

/** Returns the name of the variant that this browser has stored. */
export function readVariant(): string | undefined {
  try {
    return tab.localStorage.getItem(VARIANT_KEY) ?? undefined
  } catch {
    return undefined
  }
}

/** Stores a variant for this browser; returns false if the browser rejects storage. */
export function writeVariant(name: string): boolean {
  try {
    tab.localStorage.setItem(VARIANT_KEY, name)
    return true
  } catch {
    return false
  }
}

export const forgetVariant = (): void => ignoreErrors(() => tab.localStorage.removeItem(VARIANT_KEY))
