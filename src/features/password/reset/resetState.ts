import type { Problem } from 'src/constants/problems'
import type { Deadline } from 'src/constants/timings'
import type { ResetInfo } from 'src/services/api/password/passwordResetService'
import { problemOf, serverWords } from 'src/features/problemOf'
import type { Failure } from 'src/services/http/serviceError'
import { isSameName } from 'src/services/cleanUsername'

/** The username of the reset, and where its code can go. Without them the screen shows no step. */
interface ResetBasis {
  username: string
  info: ResetInfo
  /** The code goes to the mailbox; absent for the phone (password-reset/email). */
  byEmail?: true
  /** The number as it was typed, `+` and digits. */
  phone: string
  visit: number
  /** Help is shown as a page, and the reset goes on afterwards. */
  atHelp?: boolean
}

export type Arrival = Pick<ResetBasis, 'username' | 'info'>

/** How many codes were sent; by e-mail, when another one can be asked for (password-reset/email-resend). */
interface Codes {
  codes: number
  newCodeAt?: Deadline
}

/** The progress of a reset (password-reset/steps). The code and the password are only in the actions. */
export type ResetState =
  | { step: 'away' }
  | (ResetBasis &
      (
        | { step: 'sendCode'; problem?: Problem }
        | { step: 'sending' }
        /** `resent` shows its message until the next edit. */
        | ({ step: 'enterCode'; resent: boolean; problem?: Problem } & Codes)
        | ({ step: 'checking' } & Codes)
        | ({ step: 'resending' } & Codes)
        | { step: 'createPassword'; problem?: Problem }
        | { step: 'saving' }
        | { step: 'passwordChanged'; guest: boolean }
      ))

export type Shown = Exclude<ResetState, { step: 'away' }>
export type Asking = Exclude<Shown, { step: 'passwordChanged' }>

/** The part of the reset that a step belongs to: where the code goes, the code, the new password. */
export const PART_OF: Record<Shown['step'], 0 | 1 | 2> = {
  sendCode: 0,
  sending: 0,
  enterCode: 1,
  checking: 1,
  resending: 1,
  createPassword: 2,
  saving: 2,
  passwordChanged: 2,
}

export const basis = ({ username, info, byEmail, phone, visit }: Shown): ResetBasis => ({
  username,
  info,
  ...(byEmail && { byEmail }),
  phone,
  visit,
})

export const codesOf = ({ codes, newCodeAt }: Codes): Codes => ({ codes, ...(newCodeAt && { newCodeAt }) })

export const atCode = (state: Shown & Codes) =>
  ({ ...basis(state), step: 'enterCode', ...codesOf(state), resent: false }) as const

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
  isSameName(state.username, username) &&
  state.info.reference === info.reference &&
  state.info.email === info.email &&
  state.info.isGuest === info.isGuest

const BEFORE_THE_CODE: readonly ResetState['step'][] = ['away', 'sendCode', 'sending']

/** Whether the reset loses more than the phone when the screen begins again; a visit to help loses nothing. */
export const isLost = (state: ResetState): boolean =>
  !BEFORE_THE_CODE.includes(state.step) && !('atHelp' in state && state.atHelp)

/** Returns the problem of a code that could not be checked: the server's own text, otherwise 'later' (password-reset/code-answers). */
export function checkProblem(failure: Failure): Problem {
  const problem = problemOf(failure, 'serverTryLater')
  // The text of any failure, also of a limit that names no time, unlike a factor's code (codeProblem.ts).
  return failure.text === undefined || problem.until ? problem : { ...problem, ...serverWords(failure) }
}
