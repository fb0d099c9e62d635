import { TABLES } from 'scenarios/all'
import type { Walk } from 'scenarios/scenario'

/** The file of a walk: its table and its name. */
const fileOf = (id: string, name: string): string => `${id}-${name}`.replace(/\W+/g, '-').toLowerCase()

/** The walks that are recorded in scenarios/recordings/: together they run nearly every effect of every saga. */
const NAMES: readonly string[] = [
  'local-hosts-the-person-skips-the-local-hosts',
  'simple-cookie-an-app-of-the-device-waits',
  'change-a-password-that-is-changed',
  'support-request-help-on-a-phone',
  'record-whose-password-was-right-is-known-until-they-sign-out',
  'session-status-a-status-that-nobody-gives',
  'reset-a-password-that-is-reset',
  'forgotten-a-password-of-another-provider',
  'security-own-security-of-which-one-part-cannot-be-read',
  'record-a-temporary-password-that-is-changed-stays-changed',
  'support-request-support-by-the-form',
  'phone-auth-no-text-message-is-awaited',
  'onboarding-screens-a-device-that-is-still-not-set-up',
  'first-step-a-mobile-app-to-set-up',
  'code-answer-a-right-code-before-another-factor',
  'session-status-the-status-of-somebody-who-is-signed-in',
  'checks-onboarding-of-version-2',
  'polls-a-poll-a-minute-without-a-network',
  'password-a-federated-sign-in',
  'security-own-security-of-nobody',
  'username-a-username-with-a-provider',
  'first-step-a-passkey',
  'ending-an-app-of-the-device-waits-for-the-end',
  'phone-auth-another-code',
  'forgotten-an-account-that-no-code-resets',
  'arrival-another-account-was-used-in-another-tab',
  'ending-the-web-app-waits-in-another-window-for-the-end',
  'device-checks-a-device-check-as-a-factor',
  'ticket-a-ticket-that-nobody-takes',
  'password-a-password-that-nobody-checks',
]

const all = TABLES.flatMap(({ id, rows }) =>
  rows.flatMap(({ name, walk }): [string, Walk][] => (walk ? [[fileOf(id, name), walk]] : [])),
)

/** Each recorded walk by the name of its file. */
export const RECORDED: readonly (readonly [file: string, walk: Walk])[] = NAMES.map(file => {
  const found = all.find(([name]) => name === file)
  if (!found) throw new Error(`No walk is called ${file}`)
  return found
})
