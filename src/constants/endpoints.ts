/** The calls of spec §7. */
export const ENDPOINTS = {
  settings: '/api/online/v1/settings',
  featureSettings: '/api/online/v1/feature-settings',
  loginOptions: '/api/auth/v2/login/options',
  login: '/api/auth/v2/login',
  logout: '/api/auth/v2/logout',
  sessionStatus: '/api/auth/v2/session-status',
  resendVerification: '/api/auth/v2/resend-verification',
  activate: '/api/auth/v2/activate',
  activationCode: '/api/auth/v2/activation-code',
  verificationMethods: '/api/auth/v2/reset-password/verification-methods',
  sendVerificationMessage: '/api/auth/v2/reset-password/send-verification-message',
  verifyUser: '/api/auth/v2/reset-password/verify-user',
  setNewPassword: '/api/auth/v2/reset-password/set-new-password',
  helpInfo: '/api/online/v1/support/get-info',
  supportForm: '/api/online/v1/support/form',
  devices: '/api/online/v1/sessions/devices',
  connectedApps: '/api/online/v1/sessions/app-specific',
  apps: '/api/online/v1/apps',
  prohibitedPassword: '/api/user/v1/settings/is-password-prohibited',
  changePassword: '/api/user/v1/settings/password',
  onboardingStatus: '/api/onboarding/v2/status',
  userSettings: '/api/onboarding/v2/user-settings',
  randomPhotos: '/api/onboarding/v2/user-settings/photos/random',
  photo: '/api/onboarding/v2/user-settings/photo',
  temporaryPassword: '/api/onboarding/v2/password',
  downloadLink: '/api/onboarding/v2/send-download-link',
  bypassMobileInstall: '/api/onboarding/v2/bypass-mobile-install',
  installerParameters: '/api/device-compliance/v1/installer-parameters',
} as const

/** On each partner host (spec §7). */
export const HOST_AUTO_LOGIN_PATH = '/auth/v2/autologin'
