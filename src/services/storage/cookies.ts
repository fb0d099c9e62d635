import Cookies from 'universal-cookie'
import { type AuthenticationMode, COOKIES } from 'src/constants/cookies'
import { REMEMBER_DAYS } from 'src/constants/timings'
import type { DeviceCheckInfo } from 'src/services/addresses/deviceCheckAddress'
import { ignoreErrors } from 'src/services/attempt'
import { holdCookie, isShadowed, removeCookie, type TextCookie } from 'src/services/storage/readCookie'
import { tab } from 'src/services/tab'

const DAY_S = 86_400

// Creates a new jar for each access, because a stored one would miss changes by another tab.
const jar = (): Cookies => new Cookies(null, { path: '/' })

const options = (maxAgeS?: number) =>
  ({
    path: '/',
    sameSite: 'lax',
    secure: tab.location.protocol === 'https:',
    ...(maxAgeS !== undefined && { maxAge: maxAgeS }),
  }) as const

/**
 * Sets a cookie for the path `/`, and removes cookies of the same name from other paths and domains. It is a session
 * cookie, except for the remembered username (storage/cookies, storage/duplicates).
 */
export function writeCookie(name: TextCookie, value: string): void {
  const set = () =>
    ignoreErrors(() =>
      jar().set(name, value, options(name === COOKIES.rememberMeInfo ? REMEMBER_DAYS * DAY_S : undefined)),
    )
  set()
  if (isShadowed(name, value)) {
    removeCookie(name)
    set()
  }
  holdCookie(name, value)
}

export const setAuthenticationMode = (mode: AuthenticationMode): void =>
  writeCookie(COOKIES.authenticationMode, mode)

/** Writes the cookie that informs the device-check app how it was opened (onboarding/device-check-cookie). */
export function writeDeviceCheck(info: DeviceCheckInfo): void {
  ignoreErrors(() => jar().set(COOKIES.deviceCheck, JSON.stringify(info), options()))
}
