import { type Action, createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { recordOf } from 'src/features/record/recordKeys'
import {
  enter,
  INSTALL_RESULT,
  NO_ACCOUNT,
  NO_FACTOR,
  NO_SIGN_IN,
  type ArrivalContext,
} from 'src/features/record/recordChanges'
import { personReducers, stepReducers } from 'src/features/record/personReducers'
import type { Account, OwnAccount, OwnPending, RecordState } from 'src/features/record/recordState'
import { sessionEvents } from 'src/features/session/sessionEvents'
import { sessionActions } from 'src/features/session/sessionSlice'
import type { ResetInfo } from 'src/services/api/password/passwordResetService'
import { presentFields, type StepExtras } from 'src/services/stepExtras'
import type { Mark } from 'src/services/storage/oneSignIn/currentSignIn'
import type { StoredRecord } from 'src/services/storage/storedRecord'

const initialState: RecordState = {
  account: NO_ACCOUNT,
  signIn: NO_SIGN_IN,
  factor: NO_FACTOR,
  user: {},
  deviceResults: [],
  knownIds: [],
  mirrored: 'all',
}

/** Updates the record after observed events, such as another sign-in. None of them ends the state after a refresh. */
const noticedReducers = {
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
    state.account = { proof: 'mark' }
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
    // The mark that a page finds on load, one without a user and one of a reset code prove no new session (one-sign-in/sign-out).
    const isNew = state.mark && (mark.ended || (mark.who && !mark.reset))
    if (state.signOut === 'failed' && isNew) state.signOut = undefined
    state.mark = mark
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
  /** The session status has arrived; a name in it is the account of a page without a proven name. Later ones replace no alias. */
  serverNamed: ({ account }: RecordState, { payload: serverName }: PayloadAction<string | undefined>) => {
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

/** Whether the next page of the tab needs the values of an event. After it, the mirror stores them all (storage/refresh). */
function isStored({ type }: Action): boolean {
  const [slice, event = ''] = type.split('/')
  return slice === 'record' && !(event in noticedReducers)
}

export const recordSlice = createSlice({
  name: 'record',
  initialState,
  reducers: {
    /** A page has loaded, or the browser shows it again from its back/forward cache. */
    read: ({ account, mark, signOut }, { payload }: PayloadAction<StoredRecord>): RecordState => {
      const read = recordOf(payload)
      // The mark of a departure to a provider proves no identity, and its page has continued without it.
      if (!read.mark && account.proof !== 'away') {
        read.mark = mark
        read.account = account
      }
      read.signOut ??= signOut
      return read
    },
    /** An arrival from outside begins a sign-in; the return address that it brings is the only one (addresses/back-owner). */
    arrived: (state, action: PayloadAction<ArrivalContext>) => {
      state.username = state.back = state.caller = state.mark = state.pending = undefined
      state.account = NO_ACCOUNT
      state.signIn = NO_SIGN_IN
      state.user.onboardingStatus = undefined
      enter(state, action)
    },
    ...personReducers,
    ...stepReducers,
    phoneFound: ({ user }, { payload: phone }: PayloadAction<ResetInfo>) => {
      user.phone = phone
    },
    onboardingRead: ({ user }, { payload: onboardingStatus }: PayloadAction<string>) => {
      user.onboardingStatus = onboardingStatus
    },
    userSettingsRead: ({ user }, { payload: userSettings }: PayloadAction<object>) => {
      user.userSettings = userSettings
    },
    deviceDueRead: ({ signIn }, { payload: deviceDue }: PayloadAction<boolean>) => {
      signIn.deviceDue = deviceDue
    },
    /** The install flow is finished, and the user must not have to repeat it (onboarding/install-once). */
    installed: state => {
      state.deviceResults = [...new Set([...state.deviceResults, INSTALL_RESULT])]
    },
    /** The browser leaves the app, which ends the sign-in; the name and the values that the web app reads stay. */
    ended: state => {
      state.signIn = NO_SIGN_IN
      state.back = state.caller = undefined
    },
    ...noticedReducers,
  },
  extraReducers: builder => {
    builder
      // The party that waits for the end of the sign-in also waits for the next person (sign-in/not-you).
      .addCase(
        sessionEvents.signedOut,
        ({ caller, mark, signOut, lastUsername }, { payload: forget }): RecordState => ({
          ...initialState,
          // The browser still remembers it.
          lastUsername: forget ? undefined : lastUsername,
          caller,
          mark,
          signOut,
        }),
      )
      .addCase(sessionEvents.overtaken, ({ caller, typed }, { payload: { mark } }): RecordState => ({
        ...initialState,
        typed,
        caller,
        mark,
      }))
      // The sign-in is over already: another person's sign-in has nothing to end here.
      .addCase(sessionActions.signInAborted, state => {
        state.account = NO_ACCOUNT
        state.pending = undefined
      })
      .addMatcher(isStored, state => {
        state.mirrored = 'all'
      })
  },
})

export const recordActions = {
  ...recordSlice.actions,
  /** The page is about to be left: the mirror stores the record for the next page of this tab, also after a refresh. */
  handedOn: createAction('record/handedOn'),
}
