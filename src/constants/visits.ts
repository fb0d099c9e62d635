/** What a visit goes through, in the order of most sign-ins: what its beacon names (visits/steps). */
export const VISIT_STEPS = [
  'username',
  'password',
  'passkey',
  'phone',
  'provider',
  'code',
  'approval',
  'recoveryCodes',
  'sessionStatus',
  'mobileSetup',
  'notSupported',
  'installer',
  'temporaryPassword',
  'passkeyOffer',
  'hosts',
  'nativeClient',
  'forgotPassword',
  'resetPhone',
  'resetCode',
  'resetPassword',
  'changePassword',
  'security',
  'phoneRequest',
  'help',
] as const
export type VisitStep = (typeof VISIT_STEPS)[number]

/** How a visit ends: the person has got on, has gone without a word, was refused, was too late, or something failed (visits/end). */
export const VISIT_ENDS = ['done', 'left', 'refused', 'tooLate', 'fault'] as const
export type VisitEnd = (typeof VISIT_ENDS)[number]

/** The classes of the time at a step, each by its least number of seconds (visits/times). */
export const VISIT_SECONDS = [0, 2, 5, 10, 20, 60, 180, 600] as const
export type VisitSeconds = (typeof VISIT_SECONDS)[number]

/** How the field of a step was filled (visits/entry). */
export type VisitEntry = 'typed' | 'autofilled' | 'remembered'
