import { COOKIES } from 'src/constants/cookies'
import { readCookie } from 'src/services/storage/readCookie'

/** A culture as the browser spells it; undefined for none, and for one that it does not know (product/culture). */
export function cultureOf(value: string | undefined): string | undefined {
  try {
    return Intl.RelativeTimeFormat.supportedLocalesOf(value?.replaceAll('_', '-') ?? [])[0]
  } catch {
    return undefined
  }
}

/** The culture of dates and times, from the cookie userCulture (product/culture). */
export const readCulture = (): string | undefined => cultureOf(readCookie(COOKIES.userCulture))
