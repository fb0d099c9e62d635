import { COOKIES } from 'src/constants/cookies'
import { config } from 'src/services/config'
import { readCookie } from 'src/services/storage/readCookie'
import { attempt } from 'src/services/attempt'

/** Returns a culture in the browser's spelling; undefined for none, and for one that the browser does not know (product/culture). */
export const cultureOf = (value: string | undefined): string | undefined =>
  attempt(() => Intl.RelativeTimeFormat.supportedLocalesOf(value?.replaceAll('_', '-') ?? [])[0], undefined)

const languageIn = (culture: string | undefined) => culture?.toLowerCase().split(/[-_]/)[0]

/**
 * Returns the culture of dates and times, from the cookie userCulture (product/culture); undefined if the company
 * does not offer its language (product/company-languages).
 */
export function readCulture(): string | undefined {
  const culture = cultureOf(readCookie(COOKIES.userCulture))
  const { languages } = config()
  const isOffered = languages.length === 0 || languages.some(each => languageIn(each) === languageIn(culture))
  return isOffered ? culture : undefined
}
