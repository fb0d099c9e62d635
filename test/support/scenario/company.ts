import type { Answer } from 'scenarios/scenario'

const done: Answer = {}

/** A plain company's answers by operation: no special settings, and users only have to sign in. */
export const PLAIN: Record<string, Answer> = {
  fetchSettings: { body: { companyProviderName: 'Harbor', passwordExpiresIn: 30 } },
  fetchFeatures: { body: [] },
  findIdentityProvider: { body: {} },
  signIn: { body: { userId: 'u-17' } },
  signOut: done,
  fetchSessionStatus: done,
  resendVerification: done,
  activate: done,
  fetchActivationCode: { body: { activationCode: 'H-417' } },
  fetchAutoLogin: { body: { type: 'Notify', token: 'token-1', urls: [] } },
  fetchVerificationMethods: { body: [{ reference: '67', isGuest: false }] },
  sendVerificationMessage: done,
  verifyUser: done,
  setNewPassword: done,
  fetchHelpInfo: { body: { email: 'support@harbor.test' } },
  sendTicket: done,
  fetchDevices: { body: [] },
  fetchConnectedApps: { body: [] },
  fetchApps: { body: [] },
  checkProhibitedPassword: { body: false },
  changePassword: done,
  fetchOnboardingStatus: { body: { onboardingStatus: 'Completed', onboardingVersion: 2 } },
  setOnboardingStatus: done,
  fetchUserSettings: { body: {} },
  setTemporaryPassword: done,
  fetchInstallerParameters: {
    body: { url: 'https://apps.harbor.test/setup', fileName: 'setup', version: '1' },
  },
}
