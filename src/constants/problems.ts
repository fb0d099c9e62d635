/** What can go wrong in the eyes of the person; the words stand in the catalogue under `problem.` (product/words). */
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
  'tookTooLong',
  'alreadyCreated',
  'tryAgainLater',
  'enterMobileNumber',
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

export interface Problem {
  code: ProblemCode
  /** The server's own text, for `serverText`. */
  text?: string
  /** The language of that text, where the server named it. */
  lang?: string
  /** Minutes of inactivity, for `sessionInactive`. */
  minutes?: number
  /** Seconds until another try makes sense, where the server said so (calls/retry-after). */
  retryAfterS?: number
  /** For a ticket: the code and request of the answer that failed. */
  status?: number
  requestId?: string
  /** How many more codes can be tried, where the server said so (factors/tries-left). */
  triesLeft?: number
}
