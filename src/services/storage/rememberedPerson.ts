import { COOKIES } from 'src/constants/cookies'
import { isSameName } from 'src/services/cleanUsername'
import { readCookie, removeCookie } from 'src/services/storage/readCookie'

/** Removes the cookies about a person, except for the name (storage/sign-out, storage/next-person). */
export function forgetCookies(): void {
  removeCookie(COOKIES.deviceCheck)
  removeCookie(COOKIES.userId)
  removeCookie(COOKIES.autoLoginEnabled)
}

/** Forgets the name for the next sign-in (sign-in/not-you). */
export function forgetRemembered(): void {
  forgetCookies()
  removeCookie(COOKIES.rememberMeInfo)
  removeCookie(COOKIES.lastLoginUsername)
}

/** Removes the cookies about another person than the one who signs in now (storage/next-person). */
export function forgetOther(username: string): void {
  const last = readCookie(COOKIES.lastLoginUsername)
  if (last && !isSameName(last, username)) forgetCookies()
}

/** Begins a sign-in: removes the cookie of an abandoned device check and the cookies of another person, which prove nothing about this sign-in (storage/next-person). */
export function forgetEarlier(username: string): void {
  removeCookie(COOKIES.deviceCheck)
  forgetOther(username)
}
