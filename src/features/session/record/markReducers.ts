import type { PayloadAction } from '@reduxjs/toolkit'
import { changed } from 'src/features/session/record/recordChanges'
import type { OwnMark, RecordState } from 'src/features/session/record/recordState'
import type { Mark } from 'src/services/storage/currentSignIn'

/** How the record follows the one sign-in of the browser, and its end (one-sign-in/mark, one-sign-in/sign-out). */
export const markReducers = {
  /** A page load that has begun no sign-in finds the latest one of the browser. */
  markFound: (state: RecordState, { payload: mark }: PayloadAction<OwnMark>): RecordState => ({
    ...state,
    mark,
  }),
  /** The page belongs to this sign-in from now on: it is its own person's, or the page has begun none. */
  markTaken: (state: RecordState, { payload: mark }: PayloadAction<OwnMark>): RecordState => ({
    ...state,
    mark,
    signOut: state.signOut === 'failed' ? undefined : state.signOut,
  }),
  signOutBegan: (state: RecordState): RecordState => ({
    ...state,
    signOut: state.signOut ? 'retried' : 'running',
  }),
  /** The server has ended the session. */
  signOutDone: (state: RecordState, { payload: mark }: PayloadAction<Mark>): RecordState =>
    // Somebody may have begun to sign in meanwhile.
    state.signOut ? { ...state, mark, signOut: undefined } : state,
  signOutFailed: (state: RecordState): RecordState =>
    state.signOut ? changed(state, { signOut: 'failed' }) : state,
}
