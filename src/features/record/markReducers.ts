import type { PayloadAction } from '@reduxjs/toolkit'
import { changed, NO_ACCOUNT } from 'src/features/record/recordChanges'
import type { OwnMark, OwnPending, RecordState } from 'src/features/record/recordState'
import type { Mark } from 'src/services/storage/oneSignIn/currentSignIn'

/** How the record follows the one sign-in of the browser, and its end (one-sign-in/mark, one-sign-in/sign-out). */
export const markReducers = {
  /** The page is bound to the mark that it finds, without having begun a sign-in (one-sign-in/bound). */
  bound: (state: RecordState, { payload: mark }: PayloadAction<Mark>): RecordState => ({
    ...state,
    mark,
    bound: true,
    naming: undefined,
  }),
  /** The page shows what needs no account any more. */
  unbound: (state: RecordState): RecordState => ({ ...state, ...NO_ACCOUNT }),
  /** The current mark proves this account name (one-sign-in/names). */
  markNamed: (state: RecordState, { payload: markedName }: PayloadAction<string>): RecordState => ({
    ...state,
    markedName,
  }),
  /** The page has this mark from now on: its own user's, or, on an unbound page, anybody's. */
  markTaken: (state: RecordState, { payload: mark }: PayloadAction<OwnMark>): RecordState => ({
    ...state,
    mark: { ...mark, username: state.mark?.username },
    signOut: state.signOut === 'failed' ? undefined : state.signOut,
  }),
  /** A credential is announced; undefined once it is settled. */
  pendingChanged: (
    state: RecordState,
    { payload: pending }: PayloadAction<OwnPending | undefined>,
  ): RecordState => ({ ...state, pending }),
  /** The page's own user has announced credentials, in this page or in others. */
  entriesNoticed: (state: RecordState, { payload: ids }: PayloadAction<readonly string[]>): RecordState => ({
    ...state,
    knownIds: [...new Set([...state.knownIds, ...ids])],
  }),
  /** The browser has come back from the identity provider, and the mark of this user is written (one-sign-in/provider-return). */
  providerReturned: (state: RecordState, { payload: mark }: PayloadAction<Mark>): RecordState =>
    changed(state, { mark: { ...mark, username: state.username ?? '' }, provider: 'back' }),
  /** The user has not gone through with the sign-in at the provider. */
  providerAbandoned: (state: RecordState): RecordState =>
    changed(state, { mark: undefined, username: undefined, provider: undefined }),
  /** The page begins to read the session status to learn its account, or has read it. */
  namingChanged: (
    state: RecordState,
    { payload: naming }: PayloadAction<RecordState['naming']>,
  ): RecordState => ({ ...state, naming }),
  signOutBegan: (state: RecordState): RecordState => ({
    ...state,
    signOut: state.signOut ? 'retried' : 'running',
  }),
  /** The server has ended the session; no mark if another sign-in has begun meanwhile. */
  signOutDone: (state: RecordState, { payload: mark }: PayloadAction<Mark | undefined>): RecordState =>
    state.signOut ? { ...state, mark: mark ?? state.mark, signOut: undefined } : state,
  signOutFailed: (state: RecordState): RecordState =>
    state.signOut ? changed(state, { signOut: 'failed' }) : state,
}
