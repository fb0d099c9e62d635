import type { DoneStep } from 'src/constants/factorKinds'
import {
  type AwaitedCode,
  BACK_KEPT,
  type OwnMark,
  type RecordState,
  type AnswerFacts,
} from 'src/features/session/record/recordState'
import type { Mark } from 'src/services/storage/currentSignIn'
import { isSameName } from 'src/services/storage/username/isSameName'

/** What an address says of the way back: where to, and whether another window waits. */
export interface WayIn {
  back: string | undefined
  mode: string | undefined
}

/** A sign-in that begins: whose it is, and its mark (one-sign-in/mark). */
export interface Begun {
  username: string
  mark: Mark
}

/** What is known only while a sign-in is under way. */
export const NOT_BEGUN = {
  answer: {},
  done: undefined,
  deviceDue: false,
  installed: false,
  serverName: undefined,
}

/** What is known of one person, and never of the next one (storage/next-person). */
const NOBODYS = {
  ...NOT_BEGUN,
  guest: undefined,
  phone: undefined,
  onboardingStatus: undefined,
  userSettings: undefined,
  awaited: undefined,
  extras: {},
  newCodeAt: undefined,
}

export const NO_CODE = { awaited: undefined, extras: {}, newCodeAt: undefined }

/** A change is written: after a refresh too. */
export const changed = (state: RecordState, to: Partial<RecordState>): RecordState => ({
  ...state,
  ...to,
  refreshed: undefined,
})

export const wayIn = ({ back, mode }: WayIn): Partial<RecordState> => ({
  ...(back !== undefined && { back: back.slice(0, BACK_KEPT) }),
  ...(mode === 'popup' && { popup: true }),
})

/** Another person in the tab must not return to the address of the one before; who waits in the other window may be told of anybody. */
export const begun = (state: RecordState, { username, mark }: Begun): RecordState =>
  changed(state, {
    ...NOBODYS,
    ...(state.username && !isSameName(state.username, username) && { back: undefined }),
    mark: { ...mark, username },
    signOut: state.signOut === 'failed' ? undefined : state.signOut,
  })

/** Nothing is under way here any more; which mark the page has seen stays. */
export const withoutSignIn = (mark: OwnMark | undefined): OwnMark | undefined =>
  mark && { ...mark, username: undefined }

/** A code that was sent, as its step says it. */
export type FactorText = Pick<AwaitedCode, 'mfaType' | 'timeoutS'> & { isGuest: boolean }

export const answerOf = ({
  passwordIsActivationCode,
  passwordExpiresIn,
  autoLoginEnabled,
  passkeyOffer,
}: AnswerFacts): AnswerFacts => ({
  ...(passwordIsActivationCode !== undefined && { passwordIsActivationCode }),
  ...(passwordExpiresIn !== undefined && { passwordExpiresIn }),
  ...(autoLoginEnabled !== undefined && { autoLoginEnabled }),
  ...(passkeyOffer !== undefined && { passkeyOffer }),
})

const PASSWORD: readonly DoneStep[] = ['password']

/** What this sign-in has been through, in order; a password, where nothing else is known (sign-in/rail). */
export const doneOf = ({ done }: RecordState): readonly DoneStep[] => done ?? PASSWORD
