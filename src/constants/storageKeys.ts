/** The keys of session storage, each with one JSON value (storage/session-keys). */
export const STORAGE_PREFIX = 'foyer.'

export const SESSION_KEYS = {
  username: 'foyer.username',
  authUsername: 'foyer.authUsername',
  onboardingUsername: 'foyer.onboardingUsername',
  settings: 'foyer.settings',
  features: 'foyer.features',
  helpInfo: 'foyer.helpInfo',
  userSettings: 'foyer.userSettings',
  onboardingV3Enabled: 'foyer.onboardingV3Enabled',
  onboardingStatus: 'foyer.onboardingStatus',
  mfaType: 'foyer.mfaType',
  mfaTimeout: 'foyer.mfaTimeout',
  guestAccess: 'foyer.guestAccess',
  resetPasswordPhoneInfo: 'foyer.resetPasswordPhoneInfo',
  sessionLifespanLimit: 'foyer.sessionLifespanLimit',
  sessionTimeoutLimit: 'foyer.sessionTimeoutLimit',
  deviceComplianceResults: 'foyer.deviceComplianceResults',
  /** Foyer's own: the return address of the current sign-in. */
  back: 'foyer.back',
  /** Foyer's own: the party that waits for the end of the sign-in (services/addresses/caller). */
  mode: 'foyer.mode',
  /** Foyer's own: the other facts of the current sign-in (features/record). */
  signIn: 'foyer.signIn',
  /** Foyer's own: the other facts of a step, for its page. */
  stepExtras: 'foyer.stepExtras',
  /** Foyer's own: the time at which the page last sent the user on to the web app, for the loop guard. */
  bounces: 'foyer.bounces',
  /** Foyer's own: when the text-message code expires, in milliseconds since the epoch, set when its page is first shown. */
  mfaDeadline: 'foyer.mfaDeadline',
} as const

/** The key of the web app's colour scheme, as text. It has no prefix, because it must survive a refresh (product/scheme). */
export const SCHEME_KEY = 'foyer-scheme'

export type SessionKey = (typeof SESSION_KEYS)[keyof typeof SESSION_KEYS]

export const LOCAL_KEYS = {
  inactiveSession: 'inactiveSession',
  /** The latest sign-in of this browser, or its end (one-sign-in/mark). */
  currentSignIn: 'foyer.currentSignIn',
} as const

/** Local storage: one key for each credential that a page has sent and that is not settled yet (one-sign-in/pending). */
export const PENDING_PREFIX = 'foyer.pendingSignIn.'
