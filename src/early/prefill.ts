import { COOKIES } from 'src/constants/cookies'
import { cleanUsername } from 'src/services/cleanUsername'
import { rawCookie } from 'src/services/rawCookie'

const NAMES_SOMEBODY = /user(?:Identifier|name)/

/** The username to begin with; '' too where the return address may name another, which the app reads (rulings §1, Prefill). */
export const prefill = (cookies: string, back: string): string =>
  NAMES_SOMEBODY.test(back)
    ? ''
    : cleanUsername(rawCookie(cookies, COOKIES.rememberMeInfo) ?? '') ||
      cleanUsername(rawCookie(cookies, COOKIES.lastLoginUsername) ?? '')
