import { PASSWORD } from '../../sandbox/visitor'
import { helpDeskCodeOwners } from '../journeys/helpDeskCode'
import { as, type Walk } from './walk'

const OTHER = { userName: 'never-expires' }
const NEW_PASSWORD = 'Lantern-Quay-77'
const CREDENTIAL = { id: 'cA', rawId: 'cA', type: 'public-key', response: {} }

const calls: [id: string, person: string, body?: object][] = [
  ['activate', 'sms', { type: 'sms', code: '012345' }],
  ['resendVerification', 'approve'],
  ['resendCode', 'sms-resend', { type: 'sms' }],
  ['fetchPasskeyCreation', 'passkey'],
  ['keepPasskey', 'passkey', { credential: CREDENTIAL }],
  ['removePasskey', 'passkey', { id: 'gone' }],
  ['renamePasskey', 'passkey', { id: 'gone', name: 'Laptop' }],
  ['endTrust', 'simple', { id: 'gone' }],
  ['signOutElsewhere', 'simple'],
  ['beginAuthenticator', 'simple'],
  ['confirmAuthenticator', 'simple', { code: '012345' }],
  ['removeAuthenticator', 'simple', { id: 'gone' }],
  ['makeRecoveryCodes', 'simple'],
  ['proveAgain', 'simple', { password: PASSWORD }],
  ['changePassword', 'simple', { currentPassword: PASSWORD, newPassword: NEW_PASSWORD }],
  ['setTemporaryPassword', 'activation-code', { newPassword: NEW_PASSWORD }],
  [
    'createNativeCode',
    'simple',
    { clientId: 'harbor-terminal', codeChallenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM' },
  ],
  ...helpDeskCodeOwners,
  ['openPhoneRequest', 'simple', { userCode: 'WDJBMJHT' }],
  ['answerPhoneRequest', 'simple', { userCode: 'WDJBMJHT', approve: false }],
  ['signOut', 'simple'],
  ['sendDownloadLink', 'approve-setup', { phoneNumber: '+12025550100' }],
  ['bypassMobileInstall', 'approve-setup'],
  ['setOnboardingStatus', 'v2-required', { onboardingStatus: 'Completed' }],
]

/** Calls for another person than the session's; a reset of a password is walked with the others of its kind. */
export const otherAccountWalks: Walk[] = calls.map(([id, person, body]): Walk => [
  id,
  409,
  'the session is somebody else’s',
  as(person, id, { body: { ...body, ...OTHER } }),
])
