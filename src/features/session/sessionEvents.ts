import { createAction } from '@reduxjs/toolkit'
import type { Problem } from 'src/constants/problems'
import type { Route } from 'src/constants/routes'
import type { PageEvent } from 'src/services/browser/pageEvents'

/** Whether the person on this browser is somebody else, whose name is forgotten (sign-in/not-you). */
const forgetting = (forget = false): { payload: boolean } => ({ payload: forget })

/** Events that any slice may hear. */
export const sessionEvents = {
  signOutAsked: createAction('session/signOutAsked', forgetting),
  signedOut: createAction('session/signedOut', forgetting),
  /** A link within the app was followed. */
  routeFollowed: createAction<Route>('session/routeFollowed'),
  /** 'Get help': the support form, as a modal or, on a phone, as a page (support/get-help). */
  helpAsked: createAction('session/helpAsked'),
  /** 'Contact support': the company's own support address where it has one, else the form (support/contact). */
  supportAsked: createAction('session/supportAsked'),
  /** A screen crashed or could not be loaded, and something else replaces it. */
  screenFailed: createAction('session/screenFailed'),
  screenRetried: createAction('session/screenRetried'),
  pageRestored: createAction('session/pageRestored'),
  /** The browser is about to load another page in place of the app. */
  pageLeft: createAction('session/pageLeft'),
  pageNoticed: createAction<PageEvent>('session/pageNoticed'),
}

/** What an event says of itself that tells of a failed call: help keeps it for a ticket, whichever slice the event is for (support/fields). */
export interface ToldProblem {
  problem: Problem
}

/** Prepares such an event that holds only a problem. */
export const tellsProblem = (problem: Problem): { payload: Problem; meta: ToldProblem } => ({
  payload: problem,
  meta: { problem },
})
