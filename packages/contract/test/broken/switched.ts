import { FORGED, type Row, switched } from './row'

/** The rules of sessions, factors and passwords, each broken everywhere. */
export const SWITCHED: Row[] = [
  switched('half-open', ['half-open: onboarding', 'email-code: half']),
  switched('bypass-any', ['half-open: due']),
  switched('any-code', [
    'enrol-authenticator: wrong',
    'authenticator: again',
    'wrong-code: code',
    'email-code: other-code',
    'code-again: void',
    'limit-codes: wrong',
  ]),
  switched('old-code', ['code-again: void']),
  switched('used-code', ['email-code: used', 'reset-by-email: used']),
  switched('any-mailbox', ['email-code: other-code', 'reset-by-email: other-code']),
  switched('no-resend', ['code-again: another']),
  switched('any-factor', ['another-factor: unknown']),
  switched('fixed-session', ['another-session: former']),
  switched('same-session', [
    'text-message: former',
    'guest-text-message: former',
    'email-code: former',
    'one-time-code: former',
    'authenticator: former',
    'enrol-authenticator: former',
    'approval: former',
  ]),
  switched('kept-session', ['sign-out: status', 'whose-session: over']),
  switched('any-reset-code', [
    'forgotten-password: wrong-code',
    'reset-by-email: other-code',
    'limit-reset: wrong',
  ]),
  switched('reset-without-code', ['forgotten-password: without-code', 'reset-by-email: without-code']),
  switched('reset-twice', ['forgotten-password: again']),
  switched('reset-keeps-sessions', ['forgotten-password: ended']),
  switched('any-current', ['change-password: wrong']),
  switched('old-password', [
    'forgotten-password: old-password',
    'temporary-password: old-password',
    'change-password: old-password',
  ]),
  switched('any-password', ['password-rules: refused']),
  switched('password-unsaid', ['password-rules: refused']),
  switched('temporary-twice', ['temporary-password: again']),
  switched('other-account', [
    'whose-session: other',
    'whose-password: other',
    'whose-factor: other',
    'whose-reset: other',
    // Both passwords are now the new ones.
    'forgotten-password: elsewhere',
    'change-password: password',
  ]),
  switched('no-limit', ['limit-passwords: right', 'limit-codes: right', 'limit-reset: right']),
  switched('other-site', ['other-sites: cross-site']),
  switched('any-type', ['types: form']),
  switched('no-header', ['header: password']),
  switched('passkey-any-signature', ['passkey: forged']),
  switched('passkey-any-origin', ['passkey: elsewhere']),
  switched('passkey-same-challenge', ['passkey: challenge-again']),
  switched('passkey-any-purpose', ['passkey: purpose']),
  switched('passkey-unverified', ['passkey: unverified']),
  switched('any-enrolment', ['enrol-authenticator: wrong', 'own-factors: wrong']),
  switched('enrolment-other', ['enrol-authenticator: code', 'own-factors: same']),
  switched('old-codes', ['own-factors: former']),
  switched('app-stays', ['own-factors: again']),
  switched('stays-elsewhere', ['sign-out-elsewhere: over']),
  switched('desk-any-browser', ['help-desk-code: elsewhere']),
  switched('desk-kept', ['help-desk-code: voided']),
  switched('desk-names', ['help-desk-code: no-more']),
  switched('phone-any-browser', ['phone-sign-in: elsewhere']),
  switched('phone-any-pace', ['phone-sign-in: too-fast']),
  switched('phone-any-number', ['phone-sign-in: wrong']),
  switched('phone-twice', ['phone-sign-in: once']),
  switched('passkey-stays', ['passkey: removed']),
]

const API = '/api/auth/v2'
const ONBOARDING = '/api/onboarding/v2'

/** The calls of a signed-in user, by the step that makes them. */
const OF_A_PERSON: [step: string, call: string][] = [
  ['auto-login', `GET ${API}/autologin`],
  ['user', `GET ${ONBOARDING}/user-settings`],
  ['set-onboarding', `POST ${ONBOARDING}/status`],
  ['devices', 'GET /api/online/v1/sessions/devices'],
  ['connected-apps', 'GET /api/online/v1/sessions/app-specific'],
  ['prohibited', 'PUT /api/user/v1/settings/is-password-prohibited'],
  ['change', 'POST /api/user/v1/settings/password'],
  ['temporary', `POST ${ONBOARDING}/password`],
  ['update-user', `POST ${ONBOARDING}/user-settings`],
  ['photo', `POST ${ONBOARDING}/user-settings/photo`],
  ['passkeys', `GET ${API}/passkeys`],
  ['new-passkey', `POST ${API}/passkeys/registration/options`],
  ['keep-passkey', `POST ${API}/passkeys/registration/verify`],
  ['remove-passkey', `POST ${API}/passkeys/remove`],
  ['rename-passkey', `POST ${API}/passkeys/rename`],
  ['set-up-app', 'POST /api/user/v1/security/authenticators/begin'],
  ['confirm-app', 'POST /api/user/v1/security/authenticators/confirm'],
  ['remove-app', 'POST /api/user/v1/security/authenticators/remove'],
  ['new-codes', 'POST /api/user/v1/security/recovery-codes/new'],
  ['end-trust', 'POST /api/user/v1/security/trusted-devices/remove'],
  ['elsewhere', 'POST /api/user/v1/security/sign-out-elsewhere'],
  ['prove', `POST ${API}/prove`],
  ['native-code', `POST ${API}/native-code`],
]

const HALF_OPEN: Row[] = OF_A_PERSON.map(([step, call]) =>
  switched(`half-open ${call}`, [`half-open: ${step}`], ['half-open']),
)

/** The calls that change data, by the step of the three journeys that forge them. */
const FORGEABLE: [step: string, call: string][] = [
  ...OF_A_PERSON.filter(([step, call]) => !call.startsWith('GET') && step !== 'temporary'),
  ['sign-out', `POST ${API}/logout`],
  ['factor', `POST ${API}/activate`],
  ['approval-again', `POST ${API}/resend-verification`],
  ['code-again', `POST ${API}/resend-code`],
  ['another-factor', `POST ${API}/factor`],
  ['download-link', `POST ${ONBOARDING}/send-download-link`],
  ['bypass', `POST ${ONBOARDING}/bypass-mobile-install`],
  ['reset', `POST ${API}/reset-password/send-verification-message`],
  ['ticket', 'POST /api/online/v1/support/form'],
  ['passkey-request', `POST ${API}/passkeys/authentication/options`],
  ['passkey', `POST ${API}/passkeys/authentication/verify`],
  ['native-token', `POST ${API}/native-token`],
]

const FORGERIES: [defect: string, journey: string, kind: string][] = [
  ['other-site', 'other-sites', 'site'],
  ['any-type', 'types', 'type'],
  ['no-header', 'header', 'header'],
]

const FORGED_CALLS: Row[] = FORGEABLE.map(([step, call]) => ({
  name: `forged ${call}`,
  defects: FORGERIES.map(([defect]) => `${defect} ${call}`),
  run: FORGED,
  stops: FORGED.map(journey => `${journey}: ${step}`),
}))

/** Calls of a reset and of a temporary password need data that only one journey has. */
const FORGED_PASSWORDS: Row[] = [
  ['forgotten-password: code', `PUT ${API}/reset-password/verify-user`],
  ['forgotten-password: password', `PUT ${API}/reset-password/set-new-password`],
  ['temporary-password: forged', `POST ${ONBOARDING}/password`],
].flatMap(([step = '', call = '']) =>
  FORGERIES.map(([defect, , kind]) =>
    switched(`${defect} ${call}`, [`${step}-${kind}`], [step.split(':')[0] ?? '']),
  ),
)

/** The rules that hold for many calls, each broken at one of them. */
export const AT_CALLS: Row[] = [...HALF_OPEN, ...FORGED_CALLS, ...FORGED_PASSWORDS]
