import { COOKIES } from 'src/constants/cookies'
import { readCookie } from 'src/services/storage/readCookie'
import { tab } from 'src/services/tab'

/** The cultures that the person would like, best first: the cookie userCulture, then the browser's languages. */
export const wantedCultures = (): string[] =>
  [readCookie(COOKIES.userCulture) ?? [], tab.navigator.languages].flat()
