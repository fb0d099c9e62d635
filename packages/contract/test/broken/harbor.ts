import { PASSWORD } from 'test/sandbox/visitor'

/** The user of each journey in the sandbox. */
export const PEOPLE: Record<string, string> = {
  password: 'simple',
  provider: 'sso',
  text: 'sms',
  guest: 'guest',
  email: 'email',
  'other-email': 'email-short',
  'one-time': 'vip-code',
  authenticator: 'totp',
  enrolling: 'totp-register',
  approval: 'approve',
  setup: 'approve-setup',
  forgetful: 'forgetful',
  'forgetful-email': 'reset-email',
  'other-forgetful-email': 'reset-both',
  temporary: 'activation-code',
  changing: 'never-expires',
  support: 'Ada',
  newcomer: 'v1-required',
  connected: 'simple',
  'auto-login': 'auto-login',
  resend: 'sms-resend',
  alternatives: 'other-ways',
  passkey: 'passkey',
  limited: 'abroad',
  'limited-text': 'sms-trust',
  other: 'email',
  alias: 'alias',
  expired: 'password-expired',
  disabled: 'disabled',
}

export const NEW_PASSWORD = 'Lantern-Quay-77'

/** The settings of the extensions that a journey tries. */
export const EXTENSIONS = {
  helpDeskCodeEnabled: true,
  phoneSignInEnabled: true,
  notice: { text: 'Maintenance.' },
  passwordRules: { minLength: 9, kinds: ['lowercase', 'uppercase', 'digit', 'special'] },
}

export const SECRETS = { FOYER_PASSWORD: PASSWORD, FOYER_NEW_PASSWORD: NEW_PASSWORD }

export const CODES = 'sandbox/conformanceCodes.ts'
