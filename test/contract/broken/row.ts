import type { Breakage } from './front'

/** One thing that the sandbox does wrong, the journeys that are then run, and where each stops. */
export interface Row {
  name: string
  /** Switches of the sandbox. */
  defects?: string[]
  /** What stands in front of it. */
  front?: Breakage
  /** All but those that need an option, where it is empty. */
  run: string[]
  stops: string[]
}

/** A row of one switch. */
export const switched = (defect: string, run: string[], stops: string[]): Row => ({
  name: defect,
  defects: [defect],
  run,
  stops,
})

export const FORGED = ['other-sites', 'types', 'header']
export const SIGN_IN = [
  'company',
  'sign-in',
  'wrong-password',
  'sign-out',
  'session-needed',
  'another-session',
  'whose-session',
  'cookie',
  'caches',
  'unknown-names',
]
export const FACTORS = [
  'text-message',
  'guest-text-message',
  'email-code',
  'one-time-code',
  'authenticator',
  'enrol-authenticator',
  'wrong-code',
  'half-open',
  'whose-factor',
  'code-again',
  'approval',
]
export const PASSWORDS = [
  'whose-reset',
  'forgotten-password',
  'reset-by-email',
  'temporary-password',
  'whose-password',
  'change-password',
]
export const LIMITS = ['limit-passwords', 'limit-codes', 'limit-reset']
