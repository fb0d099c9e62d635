import { TEXT_FACTORS } from 'src/constants/sentCodes'
import * as auth from 'src/services/api/authService'
import * as autoLogin from 'src/services/api/autoLoginService'
import * as company from 'src/services/api/companyService'
import * as signInSettings from 'src/services/api/signInSettingsService'
import * as accountAct from 'src/services/api/account/accountActService'
import * as ownFactor from 'src/services/api/account/ownFactorService'
import * as security from 'src/services/api/account/securityService'
import * as connected from 'src/services/api/account/connectedService'
import * as factor from 'src/services/api/factorService'
import * as mobileSetup from 'src/services/api/mobileSetupService'
import * as onboarding from 'src/services/api/onboarding/onboardingService'
import * as onboardingStatus from 'src/services/api/onboarding/onboardingStatusService'
import * as onboardingUser from 'src/services/api/onboarding/onboardingUserService'
import * as support from 'src/services/api/supportService'
import * as passkey from 'src/services/api/passkeys/passkeyService'
import * as passkeyList from 'src/services/api/passkeys/passkeyListService'
import * as password from 'src/services/api/password/passwordService'
import * as reset from 'src/services/api/password/passwordResetService'
import * as sessionStatus from 'src/services/api/session/sessionStatusService'
import type { Assertion, Attestation } from 'src/services/browser/passkeys/ceremony'
import { createNativeCode } from 'src/services/api/nativeCodeService'
import * as phoneRequest from 'src/services/api/phoneSignIn/phoneRequestService'
import * as phoneSignIn from 'src/services/api/phoneSignIn/phoneSignInService'
import { signOut } from 'src/services/api/session/signOutService'
import { examplesOf, operations } from './contract'
import type { ServiceCall } from './serviceCall'
import { helpDeskCodeCalls } from './journeys/helpDeskCode'

/** The operations that act for a person: a 409 of theirs says that it is somebody else. */
export const ACTING = operations
  .filter(({ responses }) =>
    Object.values(responses['409']?.content ?? {})
      .flatMap(examplesOf)
      .some(([name]) => name === 'otherAccount'),
  )
  .map(({ id }) => id)

const USERNAME = 'grace@harbor.test'

export const ASSERTION: Assertion = {
  id: 'cGFzc2tleS0x',
  rawId: 'cGFzc2tleS0x',
  type: 'public-key',
  response: { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA' },
  clientExtensionResults: {},
}
export const ATTESTATION: Attestation = {
  id: 'cGFzc2tleS0x',
  rawId: 'cGFzc2tleS0x',
  type: 'public-key',
  response: { clientDataJSON: 'e30', attestationObject: 'o2M' },
  clientExtensionResults: {},
}

const PROOFS: factor.FactorProof[] = [
  ...TEXT_FACTORS.map(mfaType => ({ kind: 'text', mfaType, code: '012345' }) as const),
  {
    kind: 'oneTime',
    credentialsId: 'VSST12345678',
    activationCode: '012345',
    secondActivationCode: '678901',
  },
  { kind: 'oneTime', activationCode: '012345' },
  { kind: 'offline', offlineCode: '0123-4567' },
  { kind: 'text', mfaType: 'sms', code: '012345', trustDevice: true },
  { kind: 'oneTime', activationCode: '012345', trustDevice: true },
  { kind: 'offline', offlineCode: '0123-4567', trustDevice: true },
  { kind: 'passkey', credential: ASSERTION },
  { kind: 'totp', code: '012345' },
  { kind: 'totp', code: '012345', trustDevice: true },
  { kind: 'recovery', recoveryCode: '7kq4-m2xw' },
]

const NATIVE = { clientId: 'harbor-desktop', challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM' }

const TICKET = {
  displayName: 'Grace Hopper',
  email: 'grace@harbor.test',
  phone: '+15550101067',
  description: 'My phone is lost.',
}

/** By operation, each service function that calls it. */
export const SERVICE_CALLS: Record<string, ServiceCall[]> = {
  fetchSettings: [() => company.fetchSettings(), () => signInSettings.fetchSignInSettings()],
  fetchFeatures: [() => signInSettings.fetchFeatures()],
  findIdentityProvider: [() => auth.findIdentityProvider(USERNAME)],
  signIn: [
    () =>
      auth.signIn(
        { username: USERNAME, password: 'Correct-Horse-9' },
        { name: 'Grace’s laptop', id: '5f3a9c' },
      ),
    () => auth.signIn({ username: USERNAME, password: 'Correct-Horse-9' }, undefined),
  ],
  signOut: [(_, acting) => signOut(acting)],
  fetchSessionStatus: [() => sessionStatus.fetchSessionStatus()],
  resendVerification: [(_, acting) => factor.resendVerification(acting)],
  resendCode: TEXT_FACTORS.map(type => (_, acting) => factor.resendCode(type, acting)),
  activate: PROOFS.map(proof => (_, acting) => factor.proveFactor(proof, acting)),
  fetchPasskeyRequest: [
    () => passkey.fetchPasskeyRequest('signIn'),
    () => passkey.fetchPasskeyRequest('factor'),
    () => passkey.fetchPasskeyRequest('proof'),
  ],
  signInByPasskey: [
    () => passkey.signInByPasskey(ASSERTION, { name: 'Grace’s laptop', id: '5f3a9c' }),
    () => passkey.signInByPasskey(ASSERTION, undefined),
  ],
  fetchPasskeyCreation: [(_, acting) => passkey.fetchPasskeyCreation(acting)],
  keepPasskey: [(_, acting) => passkey.keepPasskey(ATTESTATION, acting)],
  fetchPasskeys: [() => passkeyList.fetchPasskeys()],
  removePasskey: [(_, acting) => passkeyList.removePasskey('cGFzc2tleS0x', acting)],
  renamePasskey: [
    (_, acting) => passkeyList.renamePasskey({ id: 'cGFzc2tleS0x', name: 'Work laptop' }, acting),
  ],
  createNativeCode: [
    (_, acting) => createNativeCode({ ...NATIVE, address: 'com.example.harbor:/signed-in' }, acting),
    (_, acting) => createNativeCode(NATIVE, acting),
  ],
  ...helpDeskCodeCalls,
  beginPhoneSignIn: [() => phoneSignIn.beginPhoneSignIn()],
  pollPhoneSignIn: [
    () =>
      phoneSignIn.pollPhoneSignIn('9f86d081884c7d659a2feaa0c55ad015', {
        name: 'Grace’s laptop',
        id: '5f3a9c',
      }),
    () => phoneSignIn.pollPhoneSignIn('9f86d081884c7d659a2feaa0c55ad015', undefined),
  ],
  openPhoneRequest: [(_, acting) => phoneRequest.openPhoneRequest('WDJ4BMJ8', acting)],
  answerPhoneRequest: [
    (_, acting) =>
      phoneRequest.answerPhoneRequest('WDJ4BMJ8', { approve: true, number: '47' } as const, acting),
    (_, acting) => phoneRequest.answerPhoneRequest('WDJ4BMJ8', { approve: false } as const, acting),
  ],
  fetchActivationCode: [() => factor.fetchActivationCode()],
  fetchAutoLogin: [() => autoLogin.fetchAutoLogin()],
  notifyHost: [origin => autoLogin.notifyHost(origin, 't-9f86d081', 1_767_225_600_000)],
  fetchOnboardingStatus: [() => onboarding.fetchOnboardingStatus()],
  fetchUserSettings: [() => onboarding.fetchUserSettings()],
  updateUserSettings: [
    () => onboardingUser.updateUserSettings({ privateEmail: 'grace@home.test' }),
    () => onboardingUser.updateUserSettings({ dataTags: ['news'] }),
  ],
  fetchRandomPhotos: [() => onboardingUser.fetchRandomPhotos(6)],
  setPhoto: [() => onboardingUser.setPhoto('https://photos.harbor.test/lighthouse.jpg')],
  fetchApps: [() => mobileSetup.fetchApps()],
  sendDownloadLink: [(_, acting) => mobileSetup.sendDownloadLink('+12025550100', acting)],
  bypassMobileInstall: [(_, acting) => mobileSetup.bypassMobileInstall(acting)],
  setOnboardingStatus: [(_, acting) => onboardingStatus.setOnboardingStatus('Completed', acting)],
  fetchVerificationMethods: [() => reset.findResetPhone(USERNAME)],
  sendVerificationMessage: [
    () => reset.sendResetCode(USERNAME, '+12025550100'),
    () => reset.mailResetCode(USERNAME),
  ],
  verifyUser: [() => reset.checkResetCode('012345'), () => reset.checkResetCode('012345', 'email')],
  setNewPassword: [(_, acting) => reset.resetPassword('Correct-Horse-9', acting)],
  checkProhibitedPassword: [() => password.checkProhibitedPassword('Correct-Horse-9')],
  changePassword: [
    (_, acting) =>
      password.changePassword({ currentPassword: 'Old-Horse-8', newPassword: 'Correct-Horse-9' }, acting),
  ],
  setTemporaryPassword: [(_, acting) => password.setTemporaryPassword('Correct-Horse-9', acting)],
  fetchDevices: [() => connected.fetchDevices()],
  fetchConnectedApps: [() => connected.fetchConnectedApps()],
  fetchOwnPassword: [() => security.fetchOwnPassword()],
  fetchAuthenticators: [() => security.fetchAuthenticators()],
  fetchTrustedDevices: [() => security.fetchTrustedDevices()],
  beginAuthenticator: [(_, acting) => ownFactor.beginAuthenticator(acting)],
  confirmAuthenticator: [(_, acting) => ownFactor.confirmAuthenticator('012345', acting)],
  removeAuthenticator: [(_, acting) => ownFactor.removeAuthenticator('a-3', acting)],
  fetchRecoveryCodes: [() => security.fetchRecoveryCodes()],
  makeRecoveryCodes: [(_, acting) => ownFactor.makeRecoveryCodes(acting)],
  endTrust: [(_, acting) => accountAct.endTrust('t-1', acting)],
  signOutElsewhere: [(_, acting) => accountAct.signOutElsewhere(acting)],
  proveAgain: [
    (_, acting) => accountAct.proveAgain({ password: 'Correct-Horse-9' }, acting),
    (_, acting) => accountAct.proveAgain({ credential: ASSERTION }, acting),
  ],
  fetchHelpInfo: [() => support.fetchHelpInfo()],
  sendTicket: [() => support.sendTicket({ ...TICKET, company: 'Harbor' }), () => support.sendTicket(TICKET)],
  fetchInstallerParameters: [() => onboardingUser.fetchInstaller()],
}
