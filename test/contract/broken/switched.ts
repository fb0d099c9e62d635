import { FACTORS, FORGED, LIMITS, PASSWORDS, type Row, SIGN_IN, switched } from './row'

/** The rules of sessions, factors and passwords, each broken everywhere. */
export const SWITCHED: Row[] = [
  switched('half-open', FACTORS, ['half-open: onboarding']),
  switched('bypass-any', [...FACTORS, 'mobile-setup'], ['half-open: due']),
  switched(
    'any-code',
    [...FACTORS, ...LIMITS],
    [
      'enrol-authenticator: wrong',
      'authenticator: again',
      'wrong-code: code',
      'code-again: void',
      'limit-codes: wrong',
    ],
  ),
  switched('old-code', FACTORS, ['code-again: void']),
  switched('no-resend', FACTORS, ['code-again: another']),
  switched('fixed-session', [...SIGN_IN, ...FACTORS], ['another-session: former']),
  switched(
    'same-session',
    [...SIGN_IN, ...FACTORS],
    [
      'text-message: former',
      'guest-text-message: former',
      'one-time-code: former',
      'authenticator: former',
      'enrol-authenticator: former',
      'approval: former',
    ],
  ),
  switched('kept-session', SIGN_IN, ['sign-out: status', 'whose-session: over']),
  switched(
    'any-reset-code',
    [...PASSWORDS, ...LIMITS],
    ['forgotten-password: wrong-code', 'limit-reset: wrong'],
  ),
  switched('reset-without-code', PASSWORDS, ['forgotten-password: without-code']),
  switched('reset-twice', PASSWORDS, ['forgotten-password: again']),
  switched('reset-keeps-sessions', PASSWORDS, ['forgotten-password: ended']),
  switched('any-current', PASSWORDS, ['change-password: wrong']),
  switched(
    'old-password',
    [...SIGN_IN, ...PASSWORDS],
    ['forgotten-password: old-password', 'temporary-password: old-password', 'change-password: old-password'],
  ),
  switched('temporary-twice', PASSWORDS, ['temporary-password: again']),
  switched(
    'other-account',
    [...SIGN_IN, ...FACTORS, ...PASSWORDS],
    [
      'whose-session: other',
      'whose-password: other',
      'whose-factor: other',
      'whose-reset: other',
      // Both passwords are now the new ones.
      'forgotten-password: elsewhere',
      'change-password: password',
    ],
  ),
  switched(
    'no-limit',
    [...SIGN_IN, ...LIMITS],
    ['limit-passwords: right', 'limit-codes: right', 'limit-reset: right'],
  ),
  switched('other-site', FORGED, ['other-sites: cross-site']),
  switched('any-type', FORGED, ['types: form']),
  switched('no-header', FORGED, ['header: password']),
  switched('passkey-any-signature', ['passkey'], ['passkey: forged']),
  switched('passkey-any-origin', ['passkey'], ['passkey: elsewhere']),
  switched('passkey-same-challenge', ['passkey'], ['passkey: challenge-again']),
  switched('passkey-any-purpose', ['passkey'], ['passkey: purpose']),
  switched('passkey-unverified', ['passkey'], ['passkey: unverified']),
  switched('any-enrolment', ['enrol-authenticator'], ['enrol-authenticator: wrong']),
  switched('enrolment-other', ['enrol-authenticator'], ['enrol-authenticator: code']),
  switched('stays-elsewhere', ['sign-out-elsewhere'], ['sign-out-elsewhere: over']),
  switched('passkey-stays', ['passkey'], ['passkey: removed']),
]
