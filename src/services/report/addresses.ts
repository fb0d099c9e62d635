import { BASE_PATH } from 'src/constants/basePath'
import { ROUTES } from 'src/constants/routes'
import { urlOf } from 'src/services/urlOf'
import { parse } from 'src/services/addresses/trustedAddress'

type Route = keyof typeof ROUTES

/** Only the hash in its name distinguishes a file of the build from other words in an address. */
const BUILT = new RegExp(`^${BASE_PATH}/[\\w-]{1,40}\\.[\\da-f]{8}\\.(?:js|css)$`)

/** Returns whether a path has the form of a script or style sheet of the build. */
export const isBuilt = (pathname: string): boolean => BUILT.test(pathname)

export const pathOfRoute = (route: Route): string => BASE_PATH + ROUTES[route]

/** The name of the page's route in the table of routes: an unknown path may be anything (calls/report-contents). */
export const routeOf = (pathname: string): Route =>
  (Object.keys(ROUTES) as Route[]).find(name => pathOfRoute(name) === pathname) ?? 'login'

/**
 * Like plainAddress, but replaces a page of the app by its route's path, and any other path of this origin by the
 * origin, except a file of the build: a path may hold a token (calls/report-contents).
 */
export function knownAddress(address: string, origin: string): string {
  const plain = plainAddress(address, origin)
  if (!plain.startsWith('/') || isBuilt(plain)) return plain
  return `${plain}/`.startsWith(`${BASE_PATH}/`) ? pathOfRoute(routeOf(plain)) : origin
}

/**
 * Returns an address without query and fragment: only the path within this origin, only the origin elsewhere. A
 * keyword that the browser uses instead of an address, such as `inline`, is returned unchanged.
 */
export function plainAddress(address: string, origin: string): string {
  if (/^[a-z-]{0,30}$/.test(address)) return address
  const url = urlOf(address, origin)
  if (!url) return ''
  if (url.origin === origin) return url.pathname
  return url.origin === 'null' ? url.protocol : url.origin
}

/**
 * Returns the address for reports: a path of this origin, or an https address (http only if the page is http);
 * undefined for any other value (calls/report-address).
 */
export function reportAddress(
  value: string,
  page: Pick<Location, 'origin' | 'protocol'>,
): string | undefined {
  const url = /^(?:\/|https?:\/\/)/i.test(value) ? parse(value, page.origin) : undefined
  // Two slashes begin another host's address.
  if (value.startsWith('/') && url?.origin !== page.origin) return undefined
  if (!url || !['https:', page.protocol].includes(url.protocol)) return undefined
  return /^https?:$/.test(url.protocol) ? url.href : undefined
}

/** The hash in the name of the first script, which no two builds share. */
export const buildOf = (scripts: Iterable<HTMLScriptElement>): string =>
  [...scripts].map(({ src }) => /\/main\.([\da-f]+)\.js$/.exec(src)?.[1]).find(Boolean) ?? 'unknown'
