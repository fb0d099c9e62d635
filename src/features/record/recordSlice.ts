import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { recordOf } from 'src/features/record/recordKeys'
import {
  changed,
  NO_ACCOUNT,
  NOT_BEGUN,
  type WayIn,
  wayIn,
  withoutSignIn,
} from 'src/features/record/recordChanges'
import { markReducers } from 'src/features/record/markReducers'
import { personReducers } from 'src/features/record/personReducers'
import { recordSelectors } from 'src/features/record/recordSelectors'
import { INSTALL_RESULT, type RecordState } from 'src/features/record/recordState'
import { stepReducers } from 'src/features/record/stepReducers'
import { sessionEvents } from 'src/features/session/sessionEvents'
import { sessionActions } from 'src/features/session/sessionSlice'
import type { ResetInfo } from 'src/services/api/password/passwordResetService'
import type { Kept } from 'src/services/storage/keptRecord'

const initialState: RecordState = {
  answer: {},
  deviceDue: false,
  installed: false,
  deviceResults: [],
  extras: {},
  knownIds: [],
}

export const recordSlice = createSlice({
  name: 'record',
  initialState,
  reducers: {
    /** A page has loaded, or the browser shows it again from its back/forward cache. */
    read: (state, { payload }: PayloadAction<Kept>): RecordState => {
      const read = recordOf(payload)
      // The mark of a departure to a provider proves nobody, and its page has gone on without it.
      const mark = state.provider === 'away' ? undefined : state.mark
      return { ...read, mark: read.mark ?? mark, signOut: read.signOut ?? state.signOut }
    },
    /** A refresh drops all of the sign-in that the page no longer needs (storage/refresh). */
    refreshed: ({ username, alias, lastUsername, answer, done, back, caller, ...state }): RecordState => ({
      ...initialState,
      username,
      alias,
      lastUsername,
      answer,
      done,
      back,
      caller,
      deviceDue: state.deviceDue,
      installed: state.installed || state.deviceResults.includes(INSTALL_RESULT),
      mark: state.mark,
      serverName: state.serverName,
      provider: state.provider,
      signOut: state.signOut,
      refreshed: true,
    }),
    /** An arrival from outside begins a sign-in; the return address that it brings is the only one (addresses/back-owner). */
    arrived: (state, { payload }: PayloadAction<WayIn>): RecordState => ({
      ...state,
      ...NOT_BEGUN,
      ...NO_ACCOUNT,
      username: undefined,
      onboardingStatus: undefined,
      back: undefined,
      caller: undefined,
      mark: undefined,
      ...wayIn(payload),
    }),
    /** A way back into the sign-in. */
    returned: (state, { payload }: PayloadAction<WayIn>): RecordState => ({ ...state, ...wayIn(payload) }),
    /** The page is about to be left: the mirror writes the record for the next page of this tab, also after a refresh. */
    handedOn: (state): RecordState => (state.refreshed ? changed(state, {}) : state),
    ...personReducers,
    ...stepReducers,
    phoneFound: (state, { payload: phone }: PayloadAction<ResetInfo>): RecordState =>
      changed(state, { phone }),
    onboardingRead: (state, { payload: onboardingStatus }: PayloadAction<string>): RecordState =>
      changed(state, { onboardingStatus }),
    userSettingsRead: (state, { payload: userSettings }: PayloadAction<object>): RecordState =>
      changed(state, { userSettings }),
    deviceDueRead: (state, { payload: deviceDue }: PayloadAction<boolean>): RecordState =>
      changed(state, { deviceDue }),
    /** The install flow is finished; nobody has to go through it twice (onboarding/install-once). */
    installed: (state): RecordState =>
      changed(state, { deviceResults: [...new Set([...state.deviceResults, INSTALL_RESULT])] }),
    /** The browser leaves the app, which ends the sign-in; the name and the values that the web app reads stay. */
    ended: (state): RecordState => changed(state, { ...NOT_BEGUN, back: undefined, caller: undefined }),
    ...markReducers,
  },
  extraReducers: builder => {
    builder
      // Who waits for the end of the sign-in waits for the next person too (sign-in/not-you).
      .addCase(
        sessionEvents.signedOut,
        ({ caller, mark, signOut, lastUsername }, { payload: forget }): RecordState => ({
          ...initialState,
          // The browser still remembers it.
          lastUsername: forget ? undefined : lastUsername,
          caller,
          mark: withoutSignIn(mark),
          signOut,
        }),
      )
      .addCase(
        sessionEvents.overtaken,
        ({ caller, typed, username }, { payload: { mark } }): RecordState => ({
          ...initialState,
          typed: username || typed,
          caller,
          mark,
        }),
      )
      // The sign-in is over already: another person's sign-in has nothing to end here.
      .addCase(sessionActions.signInAborted, (state): RecordState => ({
        ...state,
        ...NO_ACCOUNT,
        mark: withoutSignIn(state.mark),
      }))
  },
  selectors: recordSelectors,
})

export const recordActions = recordSlice.actions
