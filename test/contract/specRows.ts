export interface SpecRow {
  id: string
  method: 'get' | 'post' | 'put'
  path: string
  query?: string[]
  headers?: string[]
  /** The fields of the payload; `type` tells the payloads of one call apart. */
  fields?: string[]
  /** Those that an extension adds (passkeys/extension, factors/step-extras, one-sign-in/server-word). */
  added?: string[]
  type?: string
  /** The answers that the app tells apart. */
  statuses?: string[]
}

/** The calls that the app has to make, row by row, with the answers that it tells apart (calls/contract). */
export const SPEC_ROWS: SpecRow[] = [
  { id: 'fetchSettings', method: 'get', path: '/api/online/v1/settings' },
  { id: 'fetchFeatures', method: 'get', path: '/api/online/v1/feature-settings' },
  { id: 'findIdentityProvider', method: 'get', path: '/api/auth/v2/login/options', query: ['username'] },
  {
    id: 'signIn',
    method: 'post',
    path: '/api/auth/v2/login',
    headers: ['X-Device-Name', 'X-Device-Id', 'X-Extension-Version'],
    fields: ['userName', 'password'],
    added: ['altcha'],
    statuses: ['200', '202', '401', '403'],
  },
  {
    id: 'signOut',
    method: 'post',
    path: '/api/auth/v2/logout',
    added: ['userName'],
    statuses: ['200', '409'],
  },
  {
    id: 'fetchSessionStatus',
    method: 'get',
    path: '/api/auth/v2/session-status',
    statuses: ['200', '202', '400', '401'],
  },
  {
    id: 'resendVerification',
    method: 'post',
    path: '/api/auth/v2/resend-verification',
    added: ['userName'],
    statuses: ['200', '409'],
  },
  {
    id: 'activate',
    method: 'post',
    path: '/api/auth/v2/activate',
    type: 'guestSms',
    fields: ['type', 'smsCode'],
    added: ['userName'],
    statuses: ['200', '409'],
  },
  {
    id: 'activate',
    method: 'post',
    path: '/api/auth/v2/activate',
    type: 'sms',
    fields: ['type', 'code'],
    added: ['trustDevice', 'userName'],
    statuses: ['200', '409'],
  },
  {
    id: 'activate',
    method: 'post',
    path: '/api/auth/v2/activate',
    type: 'symantecVip',
    fields: ['type', 'credentialsId', 'activationCode', 'secondActivationCode'],
    added: ['trustDevice', 'userName'],
    statuses: ['200', '409'],
  },
  {
    id: 'activate',
    method: 'post',
    path: '/api/auth/v2/activate',
    type: 'signinVerification',
    fields: ['type', 'action', 'deviceInfo', 'oneTimePassword'],
    added: ['trustDevice', 'userName'],
    statuses: ['200', '409'],
  },
  // What a step adds is an extension (factors/step-extras).
  {
    id: 'resendCode',
    method: 'post',
    path: '/api/auth/v2/resend-code',
    fields: ['type'],
    statuses: ['200', '401', '409'],
    added: ['userName'],
  },
  // Passkeys are an extension (passkeys/extension).
  {
    id: 'activate',
    method: 'post',
    path: '/api/auth/v2/activate',
    type: 'passkey',
    fields: ['type', 'credential'],
    added: ['userName'],
    statuses: ['200', '409'],
  },
  {
    id: 'fetchPasskeyRequest',
    method: 'post',
    path: '/api/auth/v2/passkeys/authentication/options',
    fields: ['purpose'],
    statuses: ['200', '401'],
  },
  {
    id: 'signInByPasskey',
    method: 'post',
    path: '/api/auth/v2/passkeys/authentication/verify',
    headers: ['X-Device-Name', 'X-Device-Id', 'X-Extension-Version'],
    fields: ['credential'],
    statuses: ['200', '202', '401', '403', '404'],
  },
  {
    id: 'fetchPasskeyCreation',
    method: 'post',
    path: '/api/auth/v2/passkeys/registration/options',
    statuses: ['200', '401', '409'],
    added: ['userName'],
  },
  {
    id: 'keepPasskey',
    method: 'post',
    path: '/api/auth/v2/passkeys/registration/verify',
    fields: ['credential'],
    statuses: ['200', '401', '409'],
    added: ['userName'],
  },
  { id: 'fetchPasskeys', method: 'get', path: '/api/auth/v2/passkeys', statuses: ['200', '401'] },
  {
    id: 'removePasskey',
    method: 'post',
    path: '/api/auth/v2/passkeys/remove',
    fields: ['id'],
    statuses: ['200', '401', '404', '409'],
    added: ['userName'],
  },
  { id: 'fetchActivationCode', method: 'get', path: '/api/auth/v2/activation-code' },
  { id: 'fetchAutoLogin', method: 'get', path: '/api/auth/v2/autologin' },
  // `back` is for the type Redirect (sign-in/auto-login-redirect).
  { id: 'notifyHost', method: 'get', path: '/auth/v2/autologin', query: ['token', 'timestamp', 'back'] },
  {
    id: 'fetchVerificationMethods',
    method: 'get',
    path: '/api/auth/v2/reset-password/verification-methods',
    query: ['login'],
    statuses: ['200', '401', '404'],
  },
  {
    id: 'sendVerificationMessage',
    method: 'post',
    path: '/api/auth/v2/reset-password/send-verification-message',
    fields: ['login', 'verificationMethodType', 'reference'],
    statuses: ['200', '400'],
  },
  {
    id: 'verifyUser',
    method: 'put',
    path: '/api/auth/v2/reset-password/verify-user',
    fields: ['verificationMessage', 'verificationMethodType'],
    statuses: ['200', '403'],
  },
  {
    id: 'setNewPassword',
    method: 'put',
    path: '/api/auth/v2/reset-password/set-new-password',
    fields: ['newPassword'],
    statuses: ['200', '403', '409'],
    added: ['userName'],
  },
  { id: 'fetchHelpInfo', method: 'get', path: '/api/online/v1/support/get-info' },
  {
    id: 'sendTicket',
    method: 'post',
    path: '/api/online/v1/support/form',
    fields: ['displayName', 'email', 'phone', 'description', 'company'],
  },
  { id: 'fetchDevices', method: 'get', path: '/api/online/v1/sessions/devices', statuses: ['200', '401'] },
  {
    id: 'fetchConnectedApps',
    method: 'get',
    path: '/api/online/v1/sessions/app-specific',
    statuses: ['200', '401'],
  },
  { id: 'fetchApps', method: 'get', path: '/api/online/v1/apps' },
  {
    id: 'checkProhibitedPassword',
    method: 'put',
    path: '/api/user/v1/settings/is-password-prohibited',
    fields: ['newPassword'],
    statuses: ['200', '401'],
  },
  {
    id: 'changePassword',
    method: 'post',
    path: '/api/user/v1/settings/password',
    fields: ['currentPassword', 'newPassword'],
    statuses: ['200', '401', '409'],
    added: ['userName'],
  },
  { id: 'fetchOnboardingStatus', method: 'get', path: '/api/onboarding/v2/status' },
  {
    id: 'setOnboardingStatus',
    method: 'post',
    path: '/api/onboarding/v2/status',
    fields: ['onboardingStatus'],
    added: ['userName'],
    statuses: ['200', '409'],
  },
  { id: 'fetchUserSettings', method: 'get', path: '/api/onboarding/v2/user-settings' },
  {
    id: 'updateUserSettings',
    method: 'post',
    path: '/api/onboarding/v2/user-settings',
    fields: ['privateEmail', 'dataTags'],
  },
  {
    id: 'fetchRandomPhotos',
    method: 'get',
    path: '/api/onboarding/v2/user-settings/photos/random',
    query: ['$top'],
  },
  { id: 'setPhoto', method: 'post', path: '/api/onboarding/v2/user-settings/photo', fields: ['photo'] },
  {
    id: 'setTemporaryPassword',
    method: 'post',
    path: '/api/onboarding/v2/password',
    fields: ['newPassword'],
    statuses: ['200', '400', '403', '409'],
    added: ['userName'],
  },
  {
    id: 'sendDownloadLink',
    method: 'post',
    path: '/api/onboarding/v2/send-download-link',
    fields: ['phoneNumber'],
    added: ['userName'],
    statuses: ['200', '409'],
  },
  {
    id: 'bypassMobileInstall',
    method: 'post',
    path: '/api/onboarding/v2/bypass-mobile-install',
    added: ['userName'],
    statuses: ['200', '409'],
  },
  {
    id: 'fetchInstallerParameters',
    method: 'get',
    path: '/api/device-compliance/v1/installer-parameters',
    query: ['mode'],
  },
]
