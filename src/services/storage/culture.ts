import { COOKIES } from 'src/constants/cookies'
import { config } from 'src/services/config'
import { readCookie } from 'src/services/storage/readCookie'

/** A culture as the browser spells it; undefined for none, and for one that it does not know (product/culture). */
export function cultureOf(value: string | undefined): string | undefined {
  try {
    return Intl.RelativeTimeFormat.supportedLocalesOf(value?.replaceAll('_', '-') ?? [])[0]
  } catch {
    return undefined
  }
}

const languageIn = (culture: string | undefined) => culture?.toLowerCase().split(/[-_]/)[0]

/** The culture of dates and times, from the cookie userCulture (product/culture); none where the company does not offer its language (product/company-languages). */
export function readCulture(): string | undefined {
  const culture = cultureOf(readCookie(COOKIES.userCulture))
  const { languages } = config()
  const isOffered = languages.length === 0 || languages.some(each => languageIn(each) === languageIn(culture))
  return isOffered ? culture : undefined
}
