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
import { noticedReducers } from 'src/features/record/noticedReducers'
import { personReducers, stepReducers } from 'src/features/record/personReducers'
import type { RecordState } from 'src/features/record/recordState'
import { sessionEvents } from 'src/features/session/sessionEvents'
import { sessionActions } from 'src/features/session/sessionSlice'
import type { ResetInfo } from 'src/services/api/password/passwordResetService'
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
        if ('name' in account) read.account = { ...read.account, proof: 'credential', name: account.name }
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
