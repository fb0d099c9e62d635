import type { PayloadAction } from '@reduxjs/toolkit'
import { enter, INSTALL_RESULT, NO_ACCOUNT, NO_FACTOR } from 'src/features/record/recordChanges'
import type { Account, OwnAccount, OwnPending, RecordState } from 'src/features/record/recordState'
import { presentFields, type StepExtras } from 'src/services/stepExtras'
import type { Mark } from 'src/services/storage/oneSignIn/currentSignIn'

/** Updates the record after observed events, such as another sign-in. None of them ends the state after a refresh. */
export const noticedReducers = {
  /** A refresh drops all of the sign-in that the page no longer needs (storage/refresh). */
  refreshed: (state: RecordState) => {
    if (state.deviceResults.includes(INSTALL_RESULT)) state.signIn.installed = true
    // The name of a sign-in under way stays until the page is left.
    state.typed = (state.account as Partial<OwnAccount>).name
    state.pending = undefined
    state.deviceResults = state.knownIds = []
    state.factor = NO_FACTOR
    state.user = {}
    state.mirrored = 'wayBack'
  },
  /** A way back into the sign-in. */
  returned: enter,
  /** Binds the page to the mark that it found, without having begun a sign-in (one-sign-in/bound). */
  bound: (state: RecordState, { payload: mark }: PayloadAction<Mark>) => {
    state.mark = mark
    state.account = { proof: 'mark', serverName: state.account.serverName }
  },
  /** The page no longer shows anything that needs an account. */
  unbound: (state: RecordState) => {
    state.account = NO_ACCOUNT
    state.pending = undefined
  },
  /** The current mark proves this account name (one-sign-in/names). */
  markNamed: ({ account }: RecordState, { payload: name }: PayloadAction<string>) => {
    if (account.proof === 'mark') account.markedName = name
  },
  /** The page adopts this mark: its own user's, or, on an unbound page, any user's. */
  markTaken: (state: RecordState, { payload: mark }: PayloadAction<Mark>) => {
    state.mark = mark
    if (state.signOut === 'failed') state.signOut = undefined
  },
  /** A credential is announced; undefined once it is settled. */
  pendingChanged: (state: RecordState, { payload: pending }: PayloadAction<OwnPending | undefined>) => {
    state.pending = pending
  },
  /** The page's own user has announced credentials, in this page or in others. */
  entriesNoticed: (state: RecordState, { payload: ids }: PayloadAction<readonly string[]>) => {
    state.knownIds = [...new Set([...state.knownIds, ...ids])]
  },
  /** The page begins to read the session status to learn its account, or has read it. */
  namingChanged: ({ account }: RecordState, { payload: naming }: PayloadAction<Account['naming']>) => {
    account.naming = naming
  },
  signOutBegan: (state: RecordState) => {
    state.signOut = state.signOut ? 'retried' : 'running'
  },
  /** The server has ended the session; no mark if another sign-in has begun meanwhile. */
  signOutDone: (state: RecordState, { payload: mark }: PayloadAction<Mark | undefined>) => {
    if (state.signOut && mark) state.mark = mark
    state.signOut = undefined
  },
  /** The cookies of this browser now hold this name. */
  remembered: (state: RecordState, { payload: lastUsername }: PayloadAction<string>) => {
    state.lastUsername = lastUsername
  },
  /** The server has named the account of the session; on a page without a proven name, this is the account. */
  serverNamed: ({ account }: RecordState, { payload: serverName }: PayloadAction<string>) => {
    account.serverName = serverName
    account.naming = 'read'
    if ('name' in account) account.proof = 'credential'
  },
  /** A poll has returned the facts of an approval's request. Until then, the alternatives of its step stay (alternatives/step). */
  requestTold: ({ factor }: RecordState, { payload: extras }: PayloadAction<StepExtras>) => {
    factor.extras = Object.keys(extras).length > 0 ? extras : presentFields(factor.extras, [])
  },
  /** The request is sent again: its number, time and place are no longer those of the earlier one (factors/resend). */
  requestRenewed: ({ factor }: RecordState) => {
    factor.extras = presentFields(factor.extras, ['trustDays'])
  },
}
