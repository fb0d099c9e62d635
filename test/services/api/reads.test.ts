import { fetchConnectedApps, fetchDevices } from 'src/services/api/account/connectedService'
import * as security from 'src/services/api/account/securityService'
import { chooseFactor } from 'src/services/api/alternativesService'
import { findIdentityProvider, signIn } from 'src/services/api/authService'
import { fetchAutoLogin } from 'src/services/api/autoLoginService'
import { fetchFeatures, fetchSettings, fetchSignInSettings } from 'src/services/api/companyService'
import { fetchActivationCode } from 'src/services/api/factorService'
import { createHelpDeskCode } from 'src/services/api/helpDeskCodeService'
import { fetchApps } from 'src/services/api/mobileSetupService'
import { fetchOnboardingStatus, fetchUserSettings } from 'src/services/api/onboarding/onboardingService'
import { fetchInstaller, fetchRandomPhotos } from 'src/services/api/onboarding/onboardingUserService'
import { fetchPasskeys } from 'src/services/api/passkeys/passkeyListService'
import { fetchPasskeyCreation, fetchPasskeyRequest } from 'src/services/api/passkeys/passkeyService'
import { checkProhibitedPassword } from 'src/services/api/password/passwordService'
import { openPhoneRequest } from 'src/services/api/phoneSignIn/phoneRequestService'
import { beginPhoneSignIn } from 'src/services/api/phoneSignIn/phoneSignInService'
import { fetchSessionStatus } from 'src/services/api/session/sessionStatusService'
import { fetchHelpInfo } from 'src/services/api/supportService'
import { failing } from 'test/support/failing'
import { serve, type ServedAnswer } from 'test/support/server'

/** Answers that no call with a JSON answer can use. */
const unusable: [what: string, answer: ServedAnswer][] = [
  ['no body', {}],
  ['malformed JSON', { body: '{"a":' }],
  ['a page', { body: '<html></html>' }],
  ['null', { body: 'null' }],
  ['a text', { body: '"x"' }],
]

type Read = [call: string, make: () => Promise<unknown>]

const OBJECTS: Read[] = [
  ['the login options', () => findIdentityProvider('jane')],
  ['a sign-in', () => signIn({ username: 'jane', password: 's3cret' }, undefined)],
  ['the auto-login data', fetchAutoLogin],
  ['the settings', fetchSettings],
  ['the settings in a sign-in', fetchSignInSettings],
  ['the onboarding status', fetchOnboardingStatus],
  ['the user settings', fetchUserSettings],
  ['the installer', fetchInstaller],
  ['the help info', fetchHelpInfo],
  ['the activation code', fetchActivationCode],
  ['a chosen factor', () => chooseFactor('totp')],
  ['the passkeys', fetchPasskeys],
  ['the options of a passkey prompt', () => fetchPasskeyRequest('signIn')],
  ['the options of a new passkey', () => fetchPasskeyCreation()],
  ['a code for the help desk', () => createHelpDeskCode({ step: '/' })],
  ['a sign-in by phone', beginPhoneSignIn],
  ['a request on the phone', () => openPhoneRequest('WDJBMJHT')],
  ['the own password', security.fetchOwnPassword],
  ['the recovery codes', security.fetchRecoveryCodes],
]
const LISTS: Read[] = [
  ['the features', fetchFeatures],
  ['the devices', fetchDevices],
  ['the connected apps', fetchConnectedApps],
  ['the photos', () => fetchRandomPhotos(1)],
  ['the apps to install', fetchApps],
  ['the authenticators', security.fetchAuthenticators],
  ['the trusted devices', security.fetchTrustedDevices],
  ['whether a password is prohibited', () => checkProhibitedPassword('x')],
]
const LIST: ServedAnswer = { body: [] }
const OBJECT: ServedAnswer = { body: {} }
const STATUS: Read = ['the step of a sign-in', fetchSessionStatus]

// (calls/every-body-checked)
test.each<[...Read, other: ServedAnswer, status?: number]>([
  ...OBJECTS.map(([call, make]): [...Read, ServedAnswer] => [call, make, LIST]),
  ...LISTS.map(([call, make]): [...Read, ServedAnswer] => [call, make, OBJECT]),
  [...STATUS, LIST, 202],
])('%s cannot be read from a body of another form', async (_call, make, other, status = 200) => {
  let answer: ServedAnswer = {}
  await serve(() => ({ ...answer, status }))
  for (const [what, body] of [...unusable, ['another form', other] as const]) {
    answer = body
    expect([what, await failing(make())]).toEqual([what, { kind: 'unreadable', status }])
  }
})
