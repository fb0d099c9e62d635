import type { Problem } from 'src/constants/problems'
import type { PhoneInfo } from 'src/services/api/passwordResetService'
import { problemOf, serverWords } from 'src/features/problemOf'
import type { Failure } from 'src/services/http/serviceError'

/** The username and the phone of the reset. Without them the screen shows no step. */
export interface ResetBasis {
  username: string
  info: PhoneInfo
  /** The number as it was typed, `+` and digits. */
  phone: string
  visit: number
  /** Help is shown as a page, and the reset goes on afterwards. */
  atHelp?: boolean
}

export type Arrival = Pick<ResetBasis, 'username' | 'info'>

/** Where a reset stands (password-reset/steps). Neither code nor password is in it: they travel in the actions. */
export type ResetState =
  | { step: 'away' }
  | (ResetBasis &
      (
        | { step: 'sendCode'; problem?: Problem }
        | { step: 'sending' }
        /** `codes` counts the sent codes; `resent` shows its message until the next edit. */
        | { step: 'enterCode'; codes: number; resent: boolean; problem?: Problem }
        | { step: 'checking'; codes: number }
        | { step: 'resending'; codes: number }
        | { step: 'createPassword'; problem?: Problem }
        | { step: 'saving' }
        | { step: 'passwordChanged'; guest: boolean }
      ))

export type Shown = Exclude<ResetState, { step: 'away' }>

export const basis = ({ username, info, phone, visit }: Shown): ResetBasis => ({
  username,
  info,
  phone,
  visit,
})

export const atCode = (state: Shown & { codes: number }) =>
  ({ ...basis(state), step: 'enterCode', codes: state.codes, resent: false }) as const

/** The state in which a reset continues after help: leaving the screen has cancelled any call (password-reset/help). */
export function settled(state: Shown): Shown {
  switch (state.step) {
    case 'sending':
      return { ...basis(state), step: 'sendCode' }
    case 'checking':
    case 'resending':
      return atCode(state)
    case 'saving':
      return { ...basis(state), step: 'createPassword' }
    default:
      return state
  }
}

/** Whether the person returns from help to the same reset. */
export const goesOn = (state: Shown, { username, info }: Arrival): boolean =>
  state.atHelp === true &&
  state.username === username &&
  state.info.reference === info.reference &&
  state.info.isGuest === info.isGuest

const BEFORE_THE_CODE: readonly ResetState['step'][] = ['away', 'sendCode', 'sending']

/** Whether the reset loses more than the phone when the screen begins again; a visit to help loses nothing. */
export const isLost = (state: ResetState): boolean =>
  !BEFORE_THE_CODE.includes(state.step) && !('atHelp' in state && state.atHelp)

/** What a code that could not be checked says: the server's words, else 'later' (password-reset/code-answers). */
export function checkProblem(failure: Failure): Problem {
  const problem = problemOf(failure, 'serverTryLater')
  // The text of any failure, also of a limit that names no time, unlike a factor's code (codeProblem.ts).
  return failure.text === undefined || problem.until ? problem : { ...problem, ...serverWords(failure) }
}
