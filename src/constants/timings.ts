/** A point in time by both clocks. The monotonic one pauses while the machine sleeps, and a user can set the wall clock. */
export interface Deadline {
  monotonicMs: number
  wallMs: number
}

export const SECOND_MS = 1000

export const SESSION_POLL_MS = 3000
/** The pauses from the fifth failure in a row on (calls/poll-backoff). */
export const SESSION_POLL_BACKOFF_MS = [6000, 12_000, 24_000, 48_000, 60_000] as const
export const SESSION_POLL_STEADY_FAILURES = 4
export const RETRY_AFTER_MIN_MS = 3000
export const RETRY_AFTER_MAX_MS = 300_000
export const RETRY_AFTER_DEFAULT_MS = 60_000
/** The pause between two polls while the browser reports that it is offline, because that report can be wrong. */
export const OFFLINE_POLL_MS = 60_000

/** The time limit of a person's action; polls and reads by the page have the next one (calls/time-limits). */
export const ACTION_LIMIT_MS = 60_000
export const READ_LIMIT_MS = 30_000
export const SIGN_OUT_LIMIT_MS = 5000

/** The age beyond which an entry for a pending credential is old, also if its time is that far in the future (one-sign-in/old). */
export const PENDING_LIFE_MS = 60_000

export const AUTO_LOGIN_WAIT_MS = 180_000
export const AUTO_LOGIN_CHECK_MS = 1000
/** How long the browser may take to report whether the page may call local hosts. */
export const PERMISSION_QUERY_MS = 1000
/** How long the page lists the local hosts that were left out before it leaves, unless the person chooses to stay. */
export const LEFT_OUT_NOTICE_MS = 5000

/** How long a lookup waits for the page's settings, which may name the company's own provider. */
export const SETTINGS_WAIT_MS = 3000
/** How long the redirect to the onboarding waits for the company's logo. */
export const LOGO_WAIT_MS = 3000
export const REDIRECT_LOOP_WINDOW_MS = 30_000
export const REDIRECT_LOOP_LIMIT = 3

export const DEVICE_INFO_TIMEOUT_MS = 3000
export const DEVICE_INFO_RETRIES = 10
export const DEVICE_INFO_RETRY_MS = 2000
export const CHANNEL_TIMEOUT_MS = 100

/** The delay before the message that all rules are met, so that screen readers finish announcing the typed text. */
export const RULES_MET_MESSAGE_MS = 1000
/** The delay between the last key and the announcement of a new password's strength. */
export const STRENGTH_MESSAGE_MS = 1000
/** How long a screen reader takes to announce a moved focus. */
export const FOCUS_SETTLES_MS = 100
export const RESENT_MESSAGE_MS = 5000
/** How long the page waits for a code before another one can be requested (factors/new-code). */
export const NEW_CODE_WAIT_MS = 30_000
export const MODAL_FADE_MS = 250
export const FORM_RESET_MS = 500
/** Announces nothing that takes less time, and keeps an announcement for at least as long: otherwise it would flicker. */
export const FALLBACK_DELAY_MS = 300
/** After this time, a wait without progress shows that it takes long, and how to continue (waits/slow). */
export const SLOW_WAIT_MS = 6000
export const REMEMBER_DAYS = 100
/**
 * The language menu and the choice of accounts are not in the first load. They load when the person moves the
 * pointer, touches the page, scrolls or presses Tab, and at the latest after this time.
 */
export const DEFERRED_CHROME_MS = 5000
