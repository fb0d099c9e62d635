import type { Action, PayloadAction } from '@reduxjs/toolkit'
import { Action as Move } from 'history'
import type { RouterState } from 'redux-first-history'
import { BASE_PATH } from 'src/constants/basePath'
import { type Route, ROUTES } from 'src/constants/routes'

/** The part of the state that holds the location. The store adds it with its history. */
export interface RoutedState {
  router: RouterState
}

const KNOWN: readonly string[] = Object.values(ROUTES)

/** Returns the route of a path that is listed exactly; any other path is the login page (product/routes). */
export function routeOf(pathname: string): Route {
  const path = pathname.slice(BASE_PATH.length)
  return pathname.startsWith(BASE_PATH) && KNOWN.includes(path) ? (path as Route) : ROUTES.login
}

/** Returns the route of a `LOCATION_CHANGE` action. The router library does not export a type for the action in this position. */
export const routeEntered = (action: Action): Route =>
  routeOf((action as PayloadAction<{ location: { pathname: string } }>).payload.location.pathname)

export const selectRoute = ({ router }: RoutedState): Route => routeOf(router.location?.pathname ?? BASE_PATH)

/** Returns the location state of the step that led here; undefined after a refresh or Back, which repeat an old entry. */
export const selectLocationState = ({ router }: RoutedState): unknown =>
  router.action === Move.Pop ? undefined : router.location?.state
