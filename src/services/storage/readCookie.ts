import * as v from 'valibot'
import { AUTHENTICATION_MODES, COOKIES, CULTURE } from 'src/constants/cookies'
import { cleanUsername } from 'src/services/storage/cleanUsername'
import { quietly } from 'src/services/storage/quietly'
import { rawCookie } from 'src/services/storage/rawCookie'

// Reading is all that the first load does with cookies: the library that writes them comes later.

const text = v.pipe(
  v.string(),
  v.check(value => value !== ''),
)
const username = v.pipe(v.string(), v.transform(cleanUsername), text)

const schemas = {
  [COOKIES.authenticationMode]: v.picklist(AUTHENTICATION_MODES),
  [COOKIES.autoLoginEnabled]: v.picklist(['enabled', 'disabled']),
  [COOKIES.rememberMeInfo]: username,
  [COOKIES.lastLoginUsername]: username,
  [COOKIES.userId]: text,
  [COOKIES.userCulture]: v.pipe(
    v.string(),
    v.check(culture => CULTURE.test(culture)),
  ),
} as const

export type TextCookie = keyof typeof schemas

/** A cookie that passes its schema, or undefined; a bad one is removed (hardening §2). */
export function readCookie<K extends TextCookie>(name: K): v.InferOutput<(typeof schemas)[K]> | undefined {
  const value = cookieText(name)
  if (value === undefined) return undefined
  const read = v.safeParse(schemas[name], value)
  if (read.success) return read.output
  removeCookie(name)
  return undefined
}

/** A cookie as it stands; undefined where there is none or the browser keeps them from scripts. */
export function cookieText(name: string): string | undefined {
  try {
    return rawCookie(document.cookie, name)
  } catch {
    return undefined
  }
}

export function removeCookie(name: TextCookie | typeof COOKIES.deviceCheck): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : ''
  quietly(() => {
    document.cookie = `${name}=; Path=/; Max-Age=0; SameSite=Lax${secure}`
  })
}
