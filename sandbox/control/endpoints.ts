/** The calls of the contract by operation: method and path. */
const OPERATIONS = {
  fetchSettings: 'GET /api/online/v1/settings',
  fetchFeatures: 'GET /api/online/v1/feature-settings',
  findIdentityProvider: 'GET /api/auth/v2/login/options',
  signIn: 'POST /api/auth/v2/login',
  signOut: 'POST /api/auth/v2/logout',
  fetchSessionStatus: 'GET /api/auth/v2/session-status',
  resendVerification: 'POST /api/auth/v2/resend-verification',
  resendCode: 'POST /api/auth/v2/resend-code',
  activate: 'POST /api/auth/v2/activate',
  fetchPasskeyRequest: 'POST /api/auth/v2/passkeys/authentication/options',
  signInByPasskey: 'POST /api/auth/v2/passkeys/authentication/verify',
  fetchPasskeyCreation: 'POST /api/auth/v2/passkeys/registration/options',
  keepPasskey: 'POST /api/auth/v2/passkeys/registration/verify',
  fetchPasskeys: 'GET /api/auth/v2/passkeys',
  removePasskey: 'POST /api/auth/v2/passkeys/remove',
  fetchActivationCode: 'GET /api/auth/v2/activation-code',
  fetchAutoLogin: 'GET /api/auth/v2/autologin',
  fetchVerificationMethods: 'GET /api/auth/v2/reset-password/verification-methods',
  sendVerificationMessage: 'POST /api/auth/v2/reset-password/send-verification-message',
  verifyUser: 'PUT /api/auth/v2/reset-password/verify-user',
  setNewPassword: 'PUT /api/auth/v2/reset-password/set-new-password',
  fetchHelpInfo: 'GET /api/online/v1/support/get-info',
  sendTicket: 'POST /api/online/v1/support/form',
  fetchDevices: 'GET /api/online/v1/sessions/devices',
  fetchConnectedApps: 'GET /api/online/v1/sessions/app-specific',
  fetchApps: 'GET /api/online/v1/apps',
  checkProhibitedPassword: 'PUT /api/user/v1/settings/is-password-prohibited',
  changePassword: 'POST /api/user/v1/settings/password',
  fetchOnboardingStatus: 'GET /api/onboarding/v2/status',
  setOnboardingStatus: 'POST /api/onboarding/v2/status',
  fetchUserSettings: 'GET /api/onboarding/v2/user-settings',
  updateUserSettings: 'POST /api/onboarding/v2/user-settings',
  fetchRandomPhotos: 'GET /api/onboarding/v2/user-settings/photos/random',
  setPhoto: 'POST /api/onboarding/v2/user-settings/photo',
  setTemporaryPassword: 'POST /api/onboarding/v2/password',
  sendDownloadLink: 'POST /api/onboarding/v2/send-download-link',
  bypassMobileInstall: 'POST /api/onboarding/v2/bypass-mobile-install',
  fetchInstallerParameters: 'GET /api/device-compliance/v1/installer-parameters',
}

export interface Endpoint {
  operation: string
  method: string
  path: string
}

/** The same, as the control room lists them to switch faults on. */
export const ENDPOINTS: Endpoint[] = Object.entries(OPERATIONS).map(([operation, line]) => {
  const [method = '', path = ''] = line.split(' ')
  return { operation, method, path }
})
