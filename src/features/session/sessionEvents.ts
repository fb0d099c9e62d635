import { createAction } from '@reduxjs/toolkit'
import type { Route } from 'src/constants/routes'
import type { PageEvent } from 'src/services/pageEvents'

/** Events that any slice may hear. */
export const sessionEvents = {
  signOutAsked: createAction('session/signOutAsked'),
  signedOut: createAction('session/signedOut'),
  /** A link within the app was followed. */
  routeFollowed: createAction<Route>('session/routeFollowed'),
  pageRestored: createAction('session/pageRestored'),
  pageNoticed: createAction<PageEvent>('session/pageNoticed'),
}
