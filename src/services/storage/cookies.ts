import Cookies from 'universal-cookie'
import * as v from 'valibot'
import {
  type AuthenticationMode,
  COOKIES,
  DEVICE_CHECK_MODES,
  type DeviceCheckMode,
} from 'src/constants/cookies'
import { REMEMBER_DAYS } from 'src/constants/timings'
import { quietly } from 'src/services/storage/quietly'
import { cookieText, removeCookie, type TextCookie } from 'src/services/storage/readCookie'
import { record } from 'src/services/schemas'

const DAY_S = 86_400

// One jar a call: a kept one would not see what another tab has changed.
const jar = (): Cookies => new Cookies(null, { path: '/' })

const options = (maxAgeS?: number) =>
  ({
    path: '/',
    sameSite: 'lax',
    secure: window.location.protocol === 'https:',
    ...(maxAgeS !== undefined && { maxAge: maxAgeS }),
  }) as const

/** Sets a cookie for the path `/`: a session cookie, but for the remembered username (rulings §2). */
export function writeCookie(name: TextCookie, value: string): void {
  quietly(() =>
    jar().set(name, value, options(name === COOKIES.rememberMeInfo ? REMEMBER_DAYS * DAY_S : undefined)),
  )
}

export const setAuthenticationMode = (mode: AuthenticationMode): void =>
  writeCookie(COOKIES.authenticationMode, mode)

export interface DeviceCheckInfo {
  mode: DeviceCheckMode
  successUrl: string
  failUrl: string
}

/** Tells the device-check app how it was called (spec §3, `w-device-compliance-check-info`). */
export function writeDeviceCheck(info: DeviceCheckInfo): void {
  quietly(() => jar().set(COOKIES.deviceCheck, JSON.stringify(info), options()))
}

const deviceCheckSchema = record({ mode: v.picklist(DEVICE_CHECK_MODES) })

/** The mode of the device check that we come back from; nothing else in that cookie is trusted (hardening §2). */
export function readDeviceCheckMode(): DeviceCheckMode | undefined {
  const value = cookieText(COOKIES.deviceCheck)
  if (value === undefined) return undefined
  try {
    const read = v.safeParse(deviceCheckSchema, JSON.parse(value))
    if (read.success) return read.output.mode
  } catch {
    // No JSON: as good as none.
  }
  removeCookie(COOKIES.deviceCheck)
  return undefined
}
