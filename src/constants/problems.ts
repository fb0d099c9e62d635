import type { StepEnd } from 'src/constants/journeys'
import type { Deadline } from 'src/constants/timings'

/**
 * The problems that the app shows, each with the end of a step that is left at it: `left` if the problem only asks
 * for more input, or reports an action of the person (visits/end). Their texts are in the catalogue under `problem.`
 * (product/words).
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

// Not based on a list, because a call at the top of the module would keep the table in the first load.
export const isProblemCode = (value: unknown): value is ProblemCode =>
  Object.keys(PROBLEM_ENDS).includes(value as ProblemCode)

/** A button with its own request, next to the submit button of the form. */
export type SecondButton = 'passkey' | 'newCode'

export interface Problem {
  code: ProblemCode
  /** The server's own text, for `serverText`. */
  text?: string
  /** The language of that text, if the server named it. */
  lang?: string
  /** Minutes of inactivity, for `sessionInactive`. */
  minutes?: number
  /** The end of the server's limit, if it sent one. The text of the limit replaces that of the code (calls/retry-after). */
  until?: Deadline
  /** The pressed button, if the form has one in addition to the submit button. */
  button?: SecondButton
  /** For a ticket: the status code and the request of the failed response. */
  status?: number
  requestId?: string
  /** The number of codes that can still be tried, if the server sent it (factors/tries-left). */
  triesLeft?: number
}
