import { VARIANT_KEY } from 'src/services/variants'
import { attempt, ignoreErrors } from 'src/services/attempt'
import { tab } from 'src/services/tab'

/** Returns the name of the variant that this browser has stored. */
export const readVariant = (): string | undefined =>
  attempt(() => tab.localStorage.getItem(VARIANT_KEY) ?? undefined, undefined)

/** Stores a variant for this browser; returns false if the browser rejects storage. */
export const writeVariant = (name: string): boolean =>
  attempt(() => {
    tab.localStorage.setItem(VARIANT_KEY, name)
    return true
  }, false)

export const forgetVariant = (): void => ignoreErrors(() => tab.localStorage.removeItem(VARIANT_KEY))
