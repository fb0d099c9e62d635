import { type CaseReducer, createAction, type Draft, type PayloadAction } from '@reduxjs/toolkit'
import type { Problem } from 'src/constants/problems'
import type { Route } from 'src/constants/routes'
import type { PageEvent } from 'src/services/browser/pageEvents'
import type { Mark } from 'src/services/storage/oneSignIn/currentSignIn'

/** Prepares a payload that states whether a different person uses this browser, so that the stored name must be removed (sign-in/not-you). */
const forgetting = (forget = false): { payload: boolean } => ({ payload: forget })

/** The event that ended the sign-in of this page, and the current mark (one-sign-in/ended). */
interface Overtaking {
  by: 'otherAccount' | 'signedOutElsewhere'
  mark: Mark | undefined
}

/** Events that any slice may handle. */
export const sessionEvents = {
  signOutRequested: createAction('session/signOutRequested', forgetting),
  signedOut: createAction('session/signedOut', forgetting),
  /** The person presses 'Try again' after a failed sign-out (one-sign-in/sign-out). */
  signOutRetried: createAction('session/signOutRetried'),
  /** Another page of this browser has signed in a different person, or has signed out. */
  overtaken: createAction<Overtaking>('session/overtaken'),
  routeFollowed: createAction<Route>('session/routeFollowed'),
  /** 'Get help': the support form, as a modal or, on a phone, as a page (support/get-help). */
  helpRequested: createAction('session/helpRequested'),
  /** 'Contact support': opens the company's own support address if it has one, otherwise the form (support/contact). */
  supportRequested: createAction('session/supportRequested'),
  /** A screen crashed or could not be loaded, and is replaced. */
  screenFailed: createAction('session/screenFailed'),
  screenRetried: createAction('session/screenRetried'),
  pageRestored: createAction('session/pageRestored'),
  /** The browser is about to load another page in place of the app. */
  pageLeft: createAction('session/pageLeft'),
  pageNoticed: createAction<PageEvent>('session/pageNoticed'),
  /** The page is hidden, and the browser may restore it. Pending credential requests are aborted. */
  pageHidden: createAction('session/pageHidden'),
  /** Another page of this browser has changed the mark or a stored entry (one-sign-in/compared). */
  signInsChanged: createAction('session/signInsChanged'),
}

/** The `meta` of an event that reports a failed call. The help slice stores the problem for a ticket, even if another slice handles the event (support/fields). */
export interface ReportedProblem {
  problem: Problem
}

/** Prepares an event of this kind whose payload is only a problem. */
export const withProblem = (problem: Problem): { payload: Problem; meta: ReportedProblem } => ({
  payload: problem,
  meta: { problem },
})

/** Creates a case for an event that reports a failed call and whose payload is only its problem. It mutates the draft or returns the next state. */
export const problemCase = <S>(
  reducer: (state: Draft<S>, problem: Problem) => ReturnType<CaseReducer<S>>,
) => ({
  reducer: (state: Draft<S>, { payload }: PayloadAction<Problem, string, ReportedProblem>) =>
    reducer(state, payload),
  prepare: withProblem,
})
