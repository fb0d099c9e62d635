import type { PayloadAction } from '@reduxjs/toolkit'
import type { DoneStep } from 'src/constants/factorKinds'
import {
  answerOf,
  begin,
  namesWith,
  type NewSignIn,
  NO_ACCOUNT,
  doneOf,
  type FactorText,
  NO_FACTOR,
} from 'src/features/record/recordChanges'
import type { AnswerFacts, RecordState } from 'src/features/record/recordState'
import type { Mark } from 'src/services/storage/oneSignIn/currentSignIn'
import { isSameName } from 'src/services/cleanUsername'
import type { Deadline } from 'src/constants/timings'
import type { StepExtras } from 'src/services/stepExtras'

/** Updates the record with facts about the user: the typed name, the response that names the user, and the facts that arrive later. */
export const personReducers = {
  /** The phone and the guest access of another name no longer count (storage/next-person). */
  nameTyped: (state: RecordState, { payload: typed }: PayloadAction<string>) => {
    if (state.typed && !isSameName(state.typed, typed)) state.user.guest = undefined
    state.typed = typed
    state.user.phone = undefined
  },
  /** Removes the names of this user only: another tab may have stored another user's since (sign-in/not-you). */
  nameForgotten: (state: RecordState, { payload: name }: PayloadAction<string>) => {
    for (const each of namesWith(name, state.account)) {
      if (isSameName(state.typed ?? '', each)) state.typed = undefined
      if (isSameName(state.lastUsername ?? '', each)) state.lastUsername = undefined
    }
  },
  /** An answer to a password, or to the passkey in its place, starts a new record. */
  answered: (
    state: RecordState,
    {
      payload: { answer, done, ...who },
    }: PayloadAction<NewSignIn & { answer: AnswerFacts; done?: DoneStep[] | undefined }>,
  ) => {
    begin(state, who, 'credential')
    state.signIn = { ...state.signIn, answer: answerOf(answer), done }
  },
  leftForProvider: (state: RecordState, { payload }: PayloadAction<NewSignIn>) => {
    begin(state, payload, 'away')
  },
  /** The code of a reset was correct, so the page now acts for this account. */
  resetProved: (state: RecordState, { payload: { username, mark } }: PayloadAction<NewSignIn>) => {
    state.mark = mark
    const { serverName } = state.account
    // The server confirms names, but this one is not the earlier account's.
    state.account = { proof: 'credential', name: username, serverName: serverName && username }
    state.pending = undefined
    state.knownIds = []
  },
  /** No sign-in is in progress, but the page still knows which mark it has seen. */
  resetFinished: (state: RecordState, { payload: guest }: PayloadAction<boolean>) => {
    state.user.guest = guest
    state.user.phone = undefined
    if ('name' in state.account) state.account = NO_ACCOUNT
  },
  /** Facts about the user that came later; the latest count. */
  answerMerged: ({ signIn }: RecordState, { payload }: PayloadAction<AnswerFacts>) => {
    Object.assign(signIn.answer, payload)
  },
  /** The server uses another name for the account than the typed one, which it replaces (one-sign-in/names). */
  aliasReplaced: (state: RecordState, { payload: name }: PayloadAction<string>) => {
    const { naming } = state.account
    state.account = { proof: 'credential', name, alias: state.username, serverName: name, naming }
    state.typed = state.username = name
  },
  /** The browser has come back from the identity provider, and the mark of this user is written (one-sign-in/provider-return). */
  providerReturned: (state: RecordState, { payload: mark }: PayloadAction<Mark>) => {
    state.mark = mark
    state.account = { ...state.account, proof: 'back', name: state.username ?? '' }
    if (state.signOut === 'failed') state.signOut = undefined
  },
  /** The user has not completed the sign-in at the provider. */
  providerAbandoned: (state: RecordState) => {
    state.mark = undefined
    state.username = undefined
    state.account = NO_ACCOUNT
  },
  signOutFailed: (state: RecordState) => {
    if (state.signOut) state.signOut = 'failed'
  },
}

/** How the record follows the steps after the password: the passed ones, and the code or request that the page waits for. */
export const stepReducers = {
  factorPassed: (state: RecordState, { payload: kind }: PayloadAction<DoneStep>) => {
    state.signIn.done = [...doneOf(state), kind]
  },
  /** A factor with a page is due: records the code that it waits for, and the extras of its step. */
  factorDue: (
    { factor, user }: RecordState,
    {
      payload: { text, extras = {} },
    }: PayloadAction<{ text?: FactorText | undefined; extras?: StepExtras | undefined }>,
  ) => {
    factor.extras = extras
    factor.newCodeAt = undefined
    if (!text) return
    factor.awaited = { mfaType: text.mfaType, timeoutS: text.timeoutS }
    user.guest = text.isGuest
  },
  /** The page of a code is shown for the first time: the time of the code begins (factors/countdown). */
  codeShown: ({ factor: { awaited } }: RecordState, { payload: ends }: PayloadAction<Deadline>) => {
    if (awaited) awaited.ends = ends
  },
  codeProlonged: (
    { factor: { awaited } }: RecordState,
    { payload }: PayloadAction<{ timeoutS: number; ends: Deadline }>,
  ) => {
    if (awaited) Object.assign(awaited, payload)
  },
  newCodeFixed: ({ factor }: RecordState, { payload: newCodeAt }: PayloadAction<Deadline>) => {
    factor.newCodeAt = newCodeAt
  },
  /** The step is finished, and the user must not return to it. */
  codeForgotten: (state: RecordState) => {
    state.factor = NO_FACTOR
  },
}
