import { BASE_PATH } from 'src/constants/basePath'
import { ROUTES } from 'src/constants/routes'
import { plainAddress } from 'src/services/report/plainAddress'

type Route = keyof typeof ROUTES

/** Only the hash in its name distinguishes a file of the build from other words in an address. */
const BUILT = /^\/[\w-]{1,40}\.[\da-f]{8}\.(?:js|css)$/

export const pathOfRoute = (route: Route): string => BASE_PATH + ROUTES[route]

/** The name of the page's route in the table of routes: an unknown path may be anything (calls/report-contents). */
export const routeOf = (pathname: string): Route =>
  (Object.keys(ROUTES) as Route[]).find(name => pathOfRoute(name) === pathname) ?? 'login'

/** Like plainAddress, but replaces a page of the app by its route's path: the path of an older link may hold a token. */
export function knownAddress(address: string, origin: string): string {
  const plain = plainAddress(address, origin)
  if (plain !== BASE_PATH && !plain.startsWith(`${BASE_PATH}/`)) return plain
  return BUILT.test(plain.slice(BASE_PATH.length)) ? plain : pathOfRoute(routeOf(plain))
}
