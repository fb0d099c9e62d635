import { createAction, type PayloadAction } from '@reduxjs/toolkit'
import type { Problem } from 'src/constants/problems'
import type { Route } from 'src/constants/routes'
import type { PageEvent } from 'src/services/browser/pageEvents'
import type { Mark } from 'src/services/storage/oneSignIn/currentSignIn'

/** Whether the person on this browser is somebody else, whose name is forgotten (sign-in/not-you). */
const forgetting = (forget = false): { payload: boolean } => ({ payload: forget })

/** What has ended the sign-in of this page, and the mark that stands now (one-sign-in/ended). */
export interface Overtaking {
  by: 'otherAccount' | 'signedOutElsewhere'
  mark: Mark | undefined
}

/** Events that any slice may hear. */
export const sessionEvents = {
  signOutRequested: createAction('session/signOutRequested', forgetting),
  signedOut: createAction('session/signedOut', forgetting),
  /** The person presses 'Try again' after a sign-out that has failed (one-sign-in/sign-out). */
  signOutRetried: createAction('session/signOutRetried'),
  /** Another page of this browser has signed somebody else in, or has signed out. */
  overtaken: createAction<Overtaking>('session/overtaken'),
  /** A link within the app was followed. */
  routeFollowed: createAction<Route>('session/routeFollowed'),
  /** 'Get help': the support form, as a modal or, on a phone, as a page (support/get-help). */
  helpRequested: createAction('session/helpRequested'),
  /** 'Contact support': the company's own support address where it has one, else the form (support/contact). */
  supportRequested: createAction('session/supportRequested'),
  /** A screen crashed or could not be loaded, and something else replaces it. */
  screenFailed: createAction('session/screenFailed'),
  screenRetried: createAction('session/screenRetried'),
  pageRestored: createAction('session/pageRestored'),
  /** The browser is about to load another page in place of the app. */
  pageLeft: createAction('session/pageLeft'),
  pageNoticed: createAction<PageEvent>('session/pageNoticed'),
  /** The page goes away; the browser may show it again. Credentials under way are aborted. */
  pageHidden: createAction('session/pageHidden'),
  /** Another page of this browser has changed the mark or an entry (one-sign-in/compared). */
  signInsChanged: createAction('session/signInsChanged'),
}

/** The `meta` of an event that reports a failed call: help keeps the problem for a ticket, whichever slice handles the event (support/fields). */
export interface ToldProblem {
  problem: Problem
}

/** Prepares such an event that holds only a problem. */
export const tellsProblem = (problem: Problem): { payload: Problem; meta: ToldProblem } => ({
  payload: problem,
  meta: { problem },
})

/** Creates the case of an event that reports a failed call and holds only its problem. */
export const problemCase = <S>(reducer: (state: S, problem: Problem) => S) => ({
  reducer: (state: S, { payload }: PayloadAction<Problem, string, ToldProblem>): S => reducer(state, payload),
  prepare: tellsProblem,
})
