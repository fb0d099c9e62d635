import { VARIANT_KEY } from 'src/constants/variants'
import { ignoreErrors } from 'src/services/storage/ignoreErrors'

/** The name of the variant that this browser has kept. */
export function keptVariant(): string | undefined {
  try {
    return localStorage.getItem(VARIANT_KEY) ?? undefined
  } catch {
    return undefined
  }
}

/** Keeps a variant for this browser; false where the browser refuses storage. */
export function keepVariant(name: string): boolean {
  try {
    localStorage.setItem(VARIANT_KEY, name)
    return true
  } catch {
    return false
  }
}

export const forgetVariant = (): void => ignoreErrors(() => localStorage.removeItem(VARIANT_KEY))
