import type { Action, PayloadAction } from '@reduxjs/toolkit'
import { Action as Move } from 'history'
import type { RouterState } from 'redux-first-history'
import { BASE_PATH } from 'src/constants/basePath'
import { type Route, ROUTES } from 'src/constants/routes'

/** The part of the state that holds the location. The store adds it with its history. */
export interface RoutedState {
  router: RouterState
}

/** The state of a history entry, from the step that leads to its screen. */
export interface LocationState {
  /** The route from which a 401 has redirected the person (factors/status-401). */
  previousPath?: Route
  /** The screen lacks the data that it needs. */
  lostStep?: true
  passwordSaved?: true
  /** The onboarding still waits for this device. */
  notSetUp?: true
  /** The screen was opened from another screen of this app, to which Back returns. */
  openedHere?: true
  /** The step at which the person has asked for help. */
  helpFor?: Route
  /** The step of this history entry is finished: a refresh cannot resume it. */
  done?: true
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
export const selectHash = ({ router }: RoutedState): string => router.location?.hash ?? ''

// Any script of the page may have written it, so the values are untrusted.
type Entry = Partial<Record<keyof LocationState, unknown>>

const NO_ENTRY: Entry = {}

/** Returns the location state of the history entry, also if it is an old one. */
export const selectEntry = ({ router }: RoutedState): Entry =>
  (router.location?.state as Entry | null | undefined) ?? NO_ENTRY

/** Returns the location state of the step that led here; empty after a refresh or Back, which repeat an old entry. */
export const selectLocationState = (state: RoutedState): Entry =>
  state.router.action === Move.Pop ? NO_ENTRY : selectEntry(state)
