import type { Deadline } from 'src/constants/timings'

/** The problems that the app shows; their texts are in the catalogue under `problem.` (product/words). */
export const PROBLEM_CODES = [
  'offline',
  'serverLater',
  'serverTryLater',
  'ownFault',
  'enterBoth',
  'enterPassword',
  'enterUsername',
  'wrongCredentials',
  'phoneNotRegistered',
  'robotCheck',
  'loginDenied',
  'sessionLifespan',
  'sessionInactive',
  'required',
  'invalidEmail',
  'helpUnavailable',
  'supportTrouble',
  'serverText',
  'codeTimedOut',
  'signInAgain',
  'otherAccount',
  'signedOutElsewhere',
  'maybeSignedIn',
  'deviceCheckFailed',
  'providerCancelled',
  'providerNoAccount',
  'providerFailed',
  'deviceNotSetUp',
  'enterCode',
  'noPhone',
  'notAutomatic',
  'unknownUser',
  'otherNumber',
  'invalidCode',
  'prohibitedPassword',
  'usedPassword',
  'wrongOldPassword',
  'wrongPassword',
  'tookTooLong',
  'alreadyCreated',
  'tryAgainLater',
  'enterMobileNumber',
  'noCodePasted',
  'passkeyCancelled',
  'passkeyTimedOut',
  'passkeyElsewhere',
  'passkeyNoAuthenticator',
  'passkeyUnsupported',
  'passkeyBlocked',
  'passkeyExists',
  'passkeyNotCreated',
  'passkeyElsewhereLater',
  'passkeyNotHere',
  'passkeyRefused',
  'passkeyUnknown',
] as const

export type ProblemCode = (typeof PROBLEM_CODES)[number]

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
