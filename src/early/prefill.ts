import { COOKIES } from 'src/constants/cookies'
import { cleanUsername } from 'src/services/cleanUsername'
import { readRawCookie } from './rawCookie'

const NAMES_SOMEBODY = /user(?:Identifier|name)/

/** The username to begin with; '' too where the return address may name another, which the app reads (rulings §1, Prefill). */
export const prefill = (cookies: string, back: string): string =>
  NAMES_SOMEBODY.test(back)
    ? ''
    : cleanUsername(readRawCookie(cookies, COOKIES.rememberMeInfo) ?? '') ||
      cleanUsername(readRawCookie(cookies, COOKIES.lastLoginUsername) ?? '')
