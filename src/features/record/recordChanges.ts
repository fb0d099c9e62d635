import type { PayloadAction } from '@reduxjs/toolkit'
import type { DoneStep } from 'src/constants/factorKinds'
import type {
  Account,
  AnswerFacts,
  AwaitedCode,
  FactorFacts,
  RecordState,
  SignInFacts,
} from 'src/features/record/recordState'
import type { Caller } from 'src/services/addresses/caller'
import type { Mark } from 'src/services/storage/oneSignIn/currentSignIn'
import { isSameName } from 'src/services/cleanUsername'

export const NO_ACCOUNT: Account = { proof: 'none' }
export const NO_SIGN_IN: SignInFacts = { answer: {}, deviceDue: false, installed: false }
export const NO_FACTOR: FactorFacts = { extras: {} }

/** The value with which the install flow reports its end among the results of the device check. */
export const INSTALL_RESULT = 'install'

/** Long enough to show that an address exceeds the limit once its login is removed. */
const BACK_MAX = 4096

/** The contents of the address that opened the page: the return address, and the party that waits for the end of the sign-in. */
export interface ArrivalContext {
  back: string | undefined
  caller: Caller | undefined
}

/** A new sign-in and its mark (one-sign-in/mark). */
export interface NewSignIn {
  /** The account, by the server's name if it returns one. */
  username: string
  /** The name that the user typed, if it is another one. */
  alias?: string | undefined
  /** The name that the server has returned with the accepted credential. */
  serverName?: string | undefined
  mark: Mark
}

/** Returns the proven names of an account, the one to show first. */
export const namesOf = (account: Account): string[] =>
  [
    'name' in account && account.name,
    account.serverName,
    'markedName' in account && account.markedName,
    'alias' in account && account.alias,
  ].flatMap(name => name || [])

/** Returns all names of the user with this name: the account's, if it is one of them (one-sign-in/names). */
export function namesWith(name: string, account: Account): string[] {
  const own = namesOf(account)
  return own.some(each => isSameName(each, name)) ? own : [name]
}

/** Stores the return address and the caller of an arrival, if it has them. */
export function enter(
  state: RecordState,
  { payload: { back, caller } }: PayloadAction<ArrivalContext>,
): void {
  if (back !== undefined) state.back = back.slice(0, BACK_MAX)
  if (caller) state.caller = caller
}

/**
 * Begins a sign-in and removes everything about the earlier user. Another user must not return to the earlier user's
 * address. The party that waits for the end of the sign-in accepts any user (storage/next-person).
 */
export function begin(
  state: RecordState,
  { username, alias, serverName, mark }: NewSignIn,
  proof: 'credential' | 'away',
): void {
  if (state.username && !isSameName(state.username, username)) state.back = undefined
  if (state.signOut === 'failed' && proof !== 'away') state.signOut = undefined
  state.typed = state.username = username
  state.account = { proof, name: username, alias, serverName }
  state.mark = mark
  state.pending = undefined
  state.knownIds = []
  state.signIn = NO_SIGN_IN
  state.factor = NO_FACTOR
  state.user = {}
}

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

/** Returns the steps that this sign-in has passed, in order; only the password if nothing else is known (sign-in/rail). */
export const doneOf = ({ signIn }: RecordState): readonly DoneStep[] => signIn.done ?? PASSWORD
