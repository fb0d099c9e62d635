import { BASE_PATH, type Route, ROUTES } from 'src/constants/routes'

interface WithRouter {
  router: { location?: { pathname: string; state?: unknown } | null }
}

const KNOWN: readonly string[] = Object.values(ROUTES)

/** The route of a path, exactly as §2 lists it; anything else is the login page (spec §2). */
export function routeOf(pathname: string): Route {
  const path = pathname === BASE_PATH ? ROUTES.login : pathname.slice(BASE_PATH.length)
  return pathname.startsWith(BASE_PATH) && KNOWN.includes(path) ? (path as Route) : ROUTES.login
}

export const selectRoute = ({ router }: WithRouter): Route => routeOf(router.location?.pathname ?? BASE_PATH)

export const selectLocationState = ({ router }: WithRouter): unknown => router.location?.state
