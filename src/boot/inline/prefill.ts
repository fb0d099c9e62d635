import { COOKIES } from 'src/constants/cookies'
import { cleanUsername } from 'src/services/storage/cleanUsername'
import { rawCookie } from 'src/services/storage/rawCookie'

const NAMES_SOMEBODY = /user(?:Identifier|name)/

/** The username to begin with; '' too where the return address may name another, which the app reads (rulings §1, Prefill). */
export const prefill = (cookies: string, back: string): string =>
  NAMES_SOMEBODY.test(back)
    ? ''
    : cleanUsername(rawCookie(cookies, COOKIES.rememberMeInfo) ?? '') ||
      cleanUsername(rawCookie(cookies, COOKIES.lastLoginUsername) ?? '')
