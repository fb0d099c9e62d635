/** What a step may say beyond the basic contract, within which bounds (factors/step-extras). */
export const TRUST_DAYS_MAX = 365
export const PLACE_MAX = 100
/** How long a code is waited for before another can be asked for (factors/new-code). */
export const NEW_CODE_WAIT_MS = 30_000
