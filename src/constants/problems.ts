import type { StepEnd } from 'src/constants/journeys'
import type { Deadline } from 'src/constants/timings'

/**
 * The problems that the app shows, each with the end of a step that is left at it: `left` if the problem says only what the form
 * still needs, or what the person has done (visits/end). Their texts are in the catalogue under `problem.` (product/words).
 */
export const PROBLEM_ENDS = {
  offline: 'fault',
  serverLater: 'fault',
  serverTryLater: 'fault',
  ownFault: 'fault',
  enterBoth: 'left',
  enterPassword: 'left',
  enterUsername: 'left',
  wrongCredentials: 'refused',
  phoneNotRegistered: 'refused',
  accountDisabled: 'refused',
  robotCheck: 'refused',
  loginDenied: 'refused',
  sessionLifespan: 'tooLate',
  sessionInactive: 'tooLate',
  required: 'left',
  invalidEmail: 'left',
  helpUnavailable: 'fault',
  supportTrouble: 'fault',
  serverText: 'refused',
  codeTimedOut: 'tooLate',
  signInAgain: 'tooLate',
  otherAccount: 'refused',
  signedOutElsewhere: 'left',
  maybeSignedIn: 'fault',
  deviceCheckFailed: 'refused',
  providerCancelled: 'left',
  providerNoAccount: 'refused',
  providerFailed: 'fault',
  deviceNotSetUp: 'refused',
  enterCode: 'left',
  noPhone: 'refused',
  notAutomatic: 'refused',
  unknownUser: 'refused',
  otherNumber: 'refused',
  invalidCode: 'refused',
  prohibitedPassword: 'refused',
  usedPassword: 'refused',
  wrongOldPassword: 'refused',
  wrongPassword: 'refused',
  tookTooLong: 'tooLate',
  alreadyCreated: 'refused',
  tryAgainLater: 'fault',
  enterMobileNumber: 'left',
  noCodePasted: 'left',
  passkeyCancelled: 'left',
  passkeyTimedOut: 'tooLate',
  passkeyElsewhere: 'refused',
  passkeyNoAuthenticator: 'refused',
  passkeyUnsupported: 'refused',
  passkeyBlocked: 'refused',
  passkeyExists: 'refused',
  passkeyNotCreated: 'fault',
  passkeyElsewhereLater: 'refused',
  passkeyNotHere: 'refused',
  passkeyRefused: 'refused',
  passkeyUnknown: 'refused',
} as const satisfies Record<string, Exclude<StepEnd, 'done'>>

export type ProblemCode = keyof typeof PROBLEM_ENDS

// Not a list: a call at the top of the module would keep the table in the first load.
export const isProblemCode = (value: unknown): value is ProblemCode =>
  Object.keys(PROBLEM_ENDS).includes(value as ProblemCode)

/** A button that sends something of its own beside the form's. */
export type SecondButton = 'passkey' | 'newCode'

export interface Problem {
  code: ProblemCode
  /** The server's own text, for `serverText`. */
  text?: string
  /** The language of that text, where the server named it. */
  lang?: string
  /** Minutes of inactivity, for `sessionInactive`. */
  minutes?: number
  /** Until when the server refuses another try, if it said so; the text of this limit then replaces the text of the code (calls/retry-after). */
  until?: Deadline
  /** The button that was pressed, where the form has another one for its fields. */
  button?: SecondButton
  /** For a ticket: the code and request of the answer that failed. */
  status?: number
  requestId?: string
  /** How many more codes can be tried, where the server said so (factors/tries-left). */
  triesLeft?: number
}
