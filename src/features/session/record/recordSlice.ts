import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { DoneStep } from 'src/constants/factorKinds'
import { recordOf } from 'src/features/session/record/recordKeys'
import {
  type Begun,
  begun,
  changed,
  doneOf,
  type FactorText,
  NO_CODE,
  NOT_BEGUN,
  answerOf,
  type WayIn,
  wayIn,
  withoutSignIn,
} from 'src/features/session/record/recordChanges'
import { recordSelectors } from 'src/features/session/record/recordSelectors'
import {
  INSTALL_RESULT,
  type OwnMark,
  type RecordState,
  type AnswerFacts,
} from 'src/features/session/record/recordState'
import { sessionEvents } from 'src/features/session/sessionEvents'
import { sessionActions } from 'src/features/session/sessionSlice'
import type { PhoneInfo } from 'src/services/api/passwordResetService'
import { isSameName } from 'src/services/storage/username/isSameName'
import type { Deadline } from 'src/services/clock'
import type { StepExtras } from 'src/services/stepExtras'
import type { Mark } from 'src/services/storage/currentSignIn'
import type { Kept } from 'src/services/storage/keptRecord'

const initialState: RecordState = {
  answer: {},
  popup: false,
  deviceDue: false,
  installed: false,
  deviceResults: [],
  extras: {},
}

export const recordSlice = createSlice({
  name: 'record',
  initialState,
  reducers: {
    /** A page has loaded, or the browser shows it again from its back/forward cache. */
    read: (state, { payload }: PayloadAction<Kept>): RecordState => {
      const read = recordOf(payload)
      return { ...read, mark: read.mark ?? state.mark, signOut: read.signOut ?? state.signOut }
    },
    /** A refresh drops all of the sign-in that the page no longer needs (storage/refresh). */
    refreshed: ({ username, lastUsername, answer, done, back, popup, ...state }): RecordState => ({
      ...initialState,
      username,
      lastUsername,
      answer,
      done,
      back,
      popup,
      deviceDue: state.deviceDue,
      installed: state.installed || state.deviceResults.includes(INSTALL_RESULT),
      mark: state.mark,
      serverName: state.serverName,
      signOut: state.signOut,
      refreshed: true,
    }),
    /** An arrival from outside begins a sign-in; the return address that it brings is the only one (addresses/back-owner). */
    arrived: (state, { payload }: PayloadAction<WayIn>): RecordState => ({
      ...state,
      ...NOT_BEGUN,
      username: undefined,
      onboardingStatus: undefined,
      back: undefined,
      popup: false,
      mark: undefined,
      ...wayIn(payload),
    }),
    /** A way back into the sign-in. */
    returned: (state, { payload }: PayloadAction<WayIn>): RecordState => ({ ...state, ...wayIn(payload) }),
    /** The page is about to be left: the mirror writes the record for the next page of this tab, also after a refresh. */
    handedOn: (state): RecordState => (state.refreshed ? changed(state, {}) : state),
    /** The phone and the guest access of another name no longer count (storage/next-person). */
    nameTyped: (state, { payload: typed }: PayloadAction<string>): RecordState =>
      changed(state, {
        typed,
        phone: undefined,
        ...(state.typed && state.typed !== typed && { guest: undefined }),
      }),
    /** Removes this name only: another tab may have stored another name since (sign-in/not-you). */
    nameForgotten: (state, { payload: name }: PayloadAction<string>): RecordState =>
      changed(state, {
        ...(isSameName(state.typed ?? '', name) && { typed: undefined }),
        ...(isSameName(state.lastUsername ?? '', name) && { lastUsername: undefined }),
      }),
    /** An answer to a password, or to the passkey in its place, starts a new record. */
    answered: (
      state,
      {
        payload: { answer, done, ...who },
      }: PayloadAction<Begun & { answer: AnswerFacts; done?: DoneStep[] | undefined }>,
    ): RecordState => ({ ...begun(state, who), username: who.username, answer: answerOf(answer), done }),
    /** The name stays empty: only the web app learns whom the provider signs in. */
    leftForProvider: (state, { payload }: PayloadAction<Begun>): RecordState => ({
      ...begun(state, payload),
      username: '',
    }),
    /** The code of a reset was right: the page acts for this account from now on. */
    resetProved: (state, { payload: { username, mark } }: PayloadAction<Begun>): RecordState =>
      changed(state, { mark: { ...mark, username } }),
    resetFinished: (state, { payload: guest }: PayloadAction<boolean>): RecordState =>
      changed(state, { guest, phone: undefined, mark: withoutSignIn(state.mark) }),
    /** Facts about the person that came later; the latest count. */
    answerMerged: (state, { payload }: PayloadAction<AnswerFacts>): RecordState =>
      changed(state, { answer: { ...state.answer, ...payload } }),
    /** The cookies of this browser now hold this name. */
    remembered: (state, { payload: lastUsername }: PayloadAction<string>): RecordState => ({
      ...state,
      lastUsername,
    }),
    /** The server has named the owner of the session; if the page knew no name, this is the person who signs in. */
    serverNamed: (state, { payload: serverName }: PayloadAction<string>): RecordState => ({
      ...state,
      serverName,
      ...(state.username === '' && !state.typed && { typed: serverName }),
    }),
    factorPassed: (state, { payload: kind }: PayloadAction<DoneStep>): RecordState =>
      changed(state, { done: [...doneOf(state), kind] }),
    /** A factor with a page is due: records the code that it waits for, and the extras of its step. */
    factorDue: (
      state,
      {
        payload: { text, extras },
      }: PayloadAction<{ text?: FactorText | undefined; extras?: StepExtras | undefined }>,
    ): RecordState =>
      changed(state, {
        ...(text && { awaited: { mfaType: text.mfaType, timeoutS: text.timeoutS }, guest: text.isGuest }),
        extras: extras ?? {},
        newCodeAt: undefined,
      }),
    /** The page of a code is shown for the first time: the time of the code begins (factors/countdown). */
    codeShown: (state, { payload: ends }: PayloadAction<Deadline>): RecordState =>
      state.awaited ? changed(state, { awaited: { ...state.awaited, ends } }) : state,
    codeProlonged: (
      state,
      { payload: { timeoutS, ends } }: PayloadAction<{ timeoutS: number; ends: Deadline }>,
    ): RecordState =>
      state.awaited ? changed(state, { awaited: { ...state.awaited, timeoutS, ends } }) : state,
    newCodeFixed: (state, { payload: newCodeAt }: PayloadAction<Deadline>): RecordState =>
      changed(state, { newCodeAt }),
    /** A step is finished, so that nobody returns to it. */
    codeForgotten: (state): RecordState => changed(state, NO_CODE),
    /** A poll has brought the facts of an approval's request. */
    requestTold: (state, { payload: extras }: PayloadAction<StepExtras>): RecordState => ({
      ...state,
      extras,
    }),
    /** The request is sent again: its number, time and place are no longer those of the one before (factors/resend). */
    requestRenewed: (state): RecordState => ({
      ...state,
      extras: state.extras.trustDays === undefined ? {} : { trustDays: state.extras.trustDays },
    }),
    phoneFound: (state, { payload: phone }: PayloadAction<PhoneInfo>): RecordState =>
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
    ended: (state): RecordState => changed(state, { ...NOT_BEGUN, back: undefined, popup: false }),
    /** A page load that has begun no sign-in finds the latest one of the browser. */
    markFound: (state, { payload: mark }: PayloadAction<OwnMark>): RecordState => ({ ...state, mark }),
    /** The page belongs to this sign-in from now on: it is its own person's, or the page has begun none. */
    markTaken: (state, { payload: mark }: PayloadAction<OwnMark>): RecordState => ({
      ...state,
      mark,
      signOut: state.signOut === 'failed' ? undefined : state.signOut,
    }),
    signOutBegan: (state): RecordState => ({ ...state, signOut: state.signOut ? 'retried' : 'running' }),
    /** The server has ended the session. */
    signOutDone: (state, { payload: mark }: PayloadAction<Mark>): RecordState =>
      // Somebody may have begun to sign in meanwhile.
      state.signOut ? { ...state, mark, signOut: undefined } : state,
    signOutFailed: (state): RecordState => (state.signOut ? changed(state, { signOut: 'failed' }) : state),
  },
  extraReducers: builder => {
    builder
      // The web app that waits in another window waits for the next person too (sign-in/not-you).
      .addCase(
        sessionEvents.signedOut,
        ({ popup, mark, signOut, lastUsername }, { payload: forget }): RecordState => ({
          ...initialState,
          // The browser still remembers it.
          lastUsername: forget ? undefined : lastUsername,
          popup,
          mark: withoutSignIn(mark),
          signOut,
        }),
      )
      .addCase(sessionEvents.overtaken, ({ popup, typed, username }, { payload: { mark } }): RecordState => ({
        ...initialState,
        typed: username || typed,
        popup,
        mark,
      }))
      // The sign-in is over already: another person's sign-in has nothing to end here.
      .addCase(sessionActions.signInAborted, (state): RecordState => ({
        ...state,
        mark: withoutSignIn(state.mark),
      }))
  },
  selectors: recordSelectors,
})

export const recordActions = recordSlice.actions
export const recordReducer = recordSlice.reducer
