import { FORGED, type Row, switched } from './row'

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
