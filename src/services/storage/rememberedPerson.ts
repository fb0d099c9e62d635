import { COOKIES } from 'src/constants/cookies'
import { isSameName } from 'src/services/storage/username/isSameName'
import { readCookie, removeCookie } from 'src/services/storage/readCookie'

/** Forgets what the cookies say of a person beside the name (storage/sign-out, storage/next-person). */
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

/** Forgets what the cookies say of somebody else than who signs in now (storage/next-person). */
export function forgetOther(username: string): void {
  const last = readCookie(COOKIES.lastLoginUsername)
  if (last && !isSameName(last, username)) forgetCookies()
}

/** A sign-in begins: a check that was given up proves nothing of it, nor do the cookies of somebody else (storage/next-person). */
export function forgetEarlier(username: string): void {
  removeCookie(COOKIES.deviceCheck)
  forgetOther(username)
}
