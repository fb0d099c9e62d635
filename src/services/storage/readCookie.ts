import * as v from 'valibot'
import { AUTHENTICATION_MODES, COOKIES, CULTURE, DEVICE_CHECK_MODES } from 'src/constants/cookies'
import { jsonObject, textLike } from 'src/services/schemas'
import { cleanUsername } from 'src/services/cleanUsername'
import { attempt, ignoreErrors } from 'src/services/attempt'
import { rawCookie } from 'src/services/storage/rawCookie'
import { tab } from 'src/services/tab'

// The first load only reads and removes cookies; the library that writes them comes later.

const text = textLike(value => value !== '')
const username = v.pipe(v.string(), v.transform(cleanUsername), text)

const schemas = {
  [COOKIES.authenticationMode]: v.picklist(AUTHENTICATION_MODES),
  [COOKIES.autoLoginEnabled]: v.picklist(['enabled', 'disabled']),
  [COOKIES.rememberMeInfo]: username,
  [COOKIES.lastLoginUsername]: username,
  [COOKIES.userId]: text,
  [COOKIES.userCulture]: textLike(culture => CULTURE.test(culture)),
  /** The mode of the device check that has ended. Any other value must not be trusted (security/device-cookie). */
  [COOKIES.deviceCheck]: v.pipe(
    v.string(),
    v.transform(value => attempt((): unknown => JSON.parse(value), undefined)),
    jsonObject({ mode: v.picklist(DEVICE_CHECK_MODES) }),
    v.transform(({ mode }) => mode),
  ),
} as const

type CookieName = keyof typeof schemas
export type TextCookie = Exclude<CookieName, typeof COOKIES.deviceCheck>

/** A cookie that passes its schema, or undefined; a bad one is removed (storage/bad-values). */
export function readCookie<K extends CookieName>(name: K): v.InferOutput<(typeof schemas)[K]> | undefined {
  const value = cookieText(name)
  if (value === undefined) return undefined
  const read = v.safeParse(schemas[name], value)
  if (read.success) return read.output
  // eslint-disable-next-line questions/changeNothing -- another tab, the web app or the server may write a bad cookie at any time, and only a reader meets it: the answer is the same before and after
  removeCookie(name)
  return undefined
}

/** Cookies that the browser refuses to keep live here for as long as the page does. */
const inMemory = new Map<string, string>()

/** Returns the raw value of a cookie; undefined if there is none. */
const cookieText = (name: string): string | undefined => inMemory.get(name) ?? browserCookie(name)

const browserCookie = (name: string): string | undefined =>
  attempt(() => rawCookie(tab.document.cookie, name), undefined)

/** Returns whether a cookie of the same name, but another path or domain, hides the value that was just set. */
export const isShadowed = (name: TextCookie, value: string): boolean =>
  ![value, undefined].includes(browserCookie(name))

/** Holds a cookie that was just set for as long as the page lives, if the browser does not store it. */
export function holdCookie(name: TextCookie, value: string): void {
  if (browserCookie(name) === value) inMemory.delete(name)
  else inMemory.set(name, value)
}

/** Removes a cookie, including one that was set for another path or domain that this page can read (storage/duplicates). */
export function removeCookie(name: CookieName): void {
  const secure = tab.location.protocol === 'https:' ? '; Secure' : ''
  const remove = (scope: string) =>
    ignoreErrors(() => {
      tab.document.cookie = `${name}=${scope}; Max-Age=0; SameSite=Lax${secure}`
    })
  inMemory.delete(name)
  remove('; Path=/')
  if (browserCookie(name) !== undefined) cookieScopes(tab.location).forEach(remove)
}

/**
 * Returns the attributes under which a cookie that this page can read may have been set: each parent path of the
 * page's path, both for the host only and for each parent domain.
 */
export function cookieScopes({ hostname, pathname }: Pick<Location, 'hostname' | 'pathname'>): string[] {
  const parts = pathname.split('/')
  const above = parts.map((_, at) => parts.slice(0, at).join('/'))
  const paths = new Set([...above.flatMap(path => [path, `${path}/`]), pathname])
  paths.delete('')
  const domains = hostname.split('.').map((_, at, labels) => `; Domain=${labels.slice(at).join('.')}`)
  return [...paths].flatMap(path => ['', ...domains].map(domain => `; Path=${path}${domain}`))
}
