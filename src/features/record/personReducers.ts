import type { PayloadAction } from '@reduxjs/toolkit'
import type { DoneStep } from 'src/constants/factorKinds'
import { answerOf, type Begun, begun, changed, withoutSignIn } from 'src/features/record/recordChanges'
import type { AnswerFacts, RecordState } from 'src/features/record/recordState'
import { isSameName } from 'src/services/username/isSameName'

/** How the record follows who the person is: the name that is typed, the answer that names them, and the facts that come later. */
export const personReducers = {
  /** The phone and the guest access of another name no longer count (storage/next-person). */
  nameTyped: (state: RecordState, { payload: typed }: PayloadAction<string>): RecordState =>
    changed(state, {
      typed,
      phone: undefined,
      ...(state.typed && !isSameName(state.typed, typed) && { guest: undefined }),
    }),
  /** Removes this name only: another tab may have stored another name since (sign-in/not-you). */
  nameForgotten: (state: RecordState, { payload: name }: PayloadAction<string>): RecordState =>
    changed(state, {
      ...(isSameName(state.typed ?? '', name) && { typed: undefined }),
      ...(isSameName(state.lastUsername ?? '', name) && { lastUsername: undefined }),
    }),
  /** An answer to a password, or to the passkey in its place, starts a new record. */
  answered: (
    state: RecordState,
    {
      payload: { answer, done, ...who },
    }: PayloadAction<Begun & { answer: AnswerFacts; done?: DoneStep[] | undefined }>,
  ): RecordState => ({ ...begun(state, who), answer: answerOf(answer), done }),
  leftForProvider: (state: RecordState, { payload }: PayloadAction<Begun>): RecordState => ({
    ...begun(state, payload),
    provider: 'away',
  }),
  /** The code of a reset was right: the page acts for this account from now on. */
  resetProved: (state: RecordState, { payload: { username, mark } }: PayloadAction<Begun>): RecordState =>
    changed(state, { mark: { ...mark, username }, pending: undefined, knownIds: [] }),
  resetFinished: (state: RecordState, { payload: guest }: PayloadAction<boolean>): RecordState =>
    changed(state, { guest, phone: undefined, mark: withoutSignIn(state.mark) }),
  /** Facts about the person that came later; the latest count. */
  answerMerged: (state: RecordState, { payload }: PayloadAction<AnswerFacts>): RecordState =>
    changed(state, { answer: { ...state.answer, ...payload } }),
  /** The cookies of this browser now hold this name. */
  remembered: (state: RecordState, { payload: lastUsername }: PayloadAction<string>): RecordState => ({
    ...state,
    lastUsername,
  }),
  /** The server has named the account of the session; on a page without a proven name, this is the account. */
  serverNamed: (state: RecordState, { payload: serverName }: PayloadAction<string>): RecordState => ({
    ...state,
    serverName,
    provider: undefined,
    naming: 'read',
  }),
  /** The server knows the account by another name than the typed one, which it replaces (one-sign-in/names). */
  aliasReplaced: (state: RecordState, { payload: username }: PayloadAction<string>): RecordState =>
    changed(state, {
      username,
      alias: state.username,
      serverName: username,
      provider: undefined,
      mark: state.mark && { ...state.mark, username },
    }),
}
