import { COOKIES } from 'src/constants/cookies'
import { DEFAULT_CULTURE } from 'src/constants/limits'
import { readCookie } from 'src/services/storage/readCookie'

/** A culture as the browser spells it, or en-US for one that it does not know (rulings §1, Time ago). */
export function cultureOf(value: string | undefined): string {
  try {
    return Intl.RelativeTimeFormat.supportedLocalesOf(value?.replaceAll('_', '-') ?? [])[0] ?? DEFAULT_CULTURE
  } catch {
    return DEFAULT_CULTURE
  }
}

/** The culture in which dates and times are told, from the cookie userCulture (spec §3, Cookies). */
export const readCulture = (): string => cultureOf(readCookie(COOKIES.userCulture))
