import type { DoneStep } from 'src/constants/factorKinds'
import {
  type AwaitedCode,
  BACK_KEPT,
  type OwnMark,
  type RecordState,
  type AnswerFacts,
} from 'src/features/record/recordState'
import type { Caller } from 'src/services/addresses/caller'
import type { Mark } from 'src/services/storage/oneSignIn/currentSignIn'
import { isSameName } from 'src/services/username/isSameName'

/** What the address of an arrival says: the return address, and who waits for the end of the sign-in. */
export interface WayIn {
  back: string | undefined
  caller: Caller | undefined
}

/** A sign-in that begins, and its mark (one-sign-in/mark). */
export interface Begun {
  /** The account, by the server's name if it returns one. */
  username: string
  /** The name that the user typed, if it is another one. */
  alias?: string | undefined
  /** The name that the server has returned with the accepted credential. */
  serverName?: string | undefined
  mark: Mark
}

/** The values of the fields that only a sign-in under way fills. */
export const NOT_BEGUN = {
  answer: {},
  done: undefined,
  deviceDue: false,
  installed: false,
}

/** The values of a page that knows no account. */
export const NO_ACCOUNT = {
  alias: undefined,
  serverName: undefined,
  markedName: undefined,
  bound: undefined,
  pending: undefined,
  provider: undefined,
  naming: undefined,
}

/** The values that make the record forget a person before the next one (storage/next-person). */
const NOBODYS = {
  ...NOT_BEGUN,
  ...NO_ACCOUNT,
  guest: undefined,
  phone: undefined,
  onboardingStatus: undefined,
  userSettings: undefined,
  awaited: undefined,
  extras: {},
  newCodeAt: undefined,
}

export const NO_CODE = { awaited: undefined, extras: {}, newCodeAt: undefined }

/** Applies a change; it ends the state after a refresh, in which the mirror writes nothing. */
export const changed = (state: RecordState, to: Partial<RecordState>): RecordState => ({
  ...state,
  ...to,
  refreshed: undefined,
})

export const wayIn = ({ back, caller }: WayIn): Partial<RecordState> => ({
  ...(back !== undefined && { back: back.slice(0, BACK_KEPT) }),
  ...(caller && { caller }),
})

/** Begins a sign-in. Another person must not return to the previous person's address; who waits for the end of the sign-in accepts any person. */
export const begun = (state: RecordState, { username, alias, serverName, mark }: Begun): RecordState =>
  changed(state, {
    ...NOBODYS,
    ...(state.username && !isSameName(state.username, username) && { back: undefined }),
    username,
    alias,
    serverName,
    knownIds: [],
    mark: { ...mark, username },
    signOut: state.signOut === 'failed' ? undefined : state.signOut,
  })

/** Removes the person from the page's mark: no sign-in is under way, but the page still knows which mark it has seen. */
export const withoutSignIn = (mark: OwnMark | undefined): OwnMark | undefined =>
  mark && { ...mark, username: undefined }

/** A sent code, as its step describes it. */
export type FactorText = Pick<AwaitedCode, 'mfaType' | 'timeoutS'> & { isGuest: boolean }

export const answerOf = ({
  passwordIsActivationCode,
  passwordExpiresIn,
  autoLoginEnabled,
  passkeyOffer,
  passwordChange,
  type,
}: AnswerFacts): AnswerFacts => ({
  ...(passwordIsActivationCode !== undefined && { passwordIsActivationCode }),
  ...(passwordExpiresIn !== undefined && { passwordExpiresIn }),
  ...(autoLoginEnabled !== undefined && { autoLoginEnabled }),
  ...(passkeyOffer !== undefined && { passkeyOffer }),
  ...(passwordChange && { passwordChange, ...(type === 'federated' && { type }) }),
})

const PASSWORD: readonly DoneStep[] = ['password']

/** The steps that this sign-in has passed, in order; a password if nothing else is known (sign-in/rail). */
export const doneOf = ({ done }: RecordState): readonly DoneStep[] => done ?? PASSWORD
