import { attempt, ignoreErrors } from 'src/services/attempt'
import { tab } from 'src/services/tab'

/** Local storage, as text: which variant of the configuration this browser has (product/variants). */
export const VARIANT_KEY = 'foyer.variant'

/** The parameter by which an operator sees a variant. */
export const VARIANT_PARAMETER = 'variant'

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

let reported: string | undefined

/** Sets the variant that the visits of this page report; undefined if it was not drawn for this browser (visits/variant). */
export const setReportedVariant = (name: string | undefined): void => {
  reported = name
}

export const reportedVariant = (): string | undefined => reported
