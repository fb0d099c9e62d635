import type { PayloadAction } from '@reduxjs/toolkit'
import type { DoneStep } from 'src/constants/factorKinds'
import {
  answerOf,
  type Begun,
  begun,
  changed,
  withoutSignIn,
} from 'src/features/session/record/recordChanges'
import type { AnswerFacts, RecordState } from 'src/features/session/record/recordState'
import { isSameName } from 'src/services/storage/username/isSameName'

/** How the record follows who the person is: the name that is typed, the answer that names them, and the facts that come later. */
export const personReducers = {
  /** The phone and the guest access of another name no longer count (storage/next-person). */
  nameTyped: (state: RecordState, { payload: typed }: PayloadAction<string>): RecordState =>
    changed(state, {
      typed,
      phone: undefined,
      ...(state.typed && state.typed !== typed && { guest: undefined }),
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
  ): RecordState => ({ ...begun(state, who), username: who.username, answer: answerOf(answer), done }),
  /** The name stays empty: only the web app learns whom the provider signs in. */
  leftForProvider: (state: RecordState, { payload }: PayloadAction<Begun>): RecordState => ({
    ...begun(state, payload),
    username: '',
  }),
  /** The code of a reset was right: the page acts for this account from now on. */
  resetProved: (state: RecordState, { payload: { username, mark } }: PayloadAction<Begun>): RecordState =>
    changed(state, { mark: { ...mark, username } }),
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
  /** The server has named the owner of the session; if the page knew no name, this is the person who signs in. */
  serverNamed: (state: RecordState, { payload: serverName }: PayloadAction<string>): RecordState => ({
    ...state,
    serverName,
    ...(state.username === '' && !state.typed && { typed: serverName }),
  }),
}
