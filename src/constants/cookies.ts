/** Every cookie that the app reads or writes (storage/cookie-names). */
export const COOKIES = {
  authenticationMode: 'authenticationMode',
  autoLoginEnabled: 'autoLoginEnabled',
  rememberMeInfo: 'rememberMeInfo',
  lastLoginUsername: 'lastLoginUsername',
  userId: 'userId',
  userCulture: 'userCulture',
  deviceCheck: 'w-device-compliance-check-info',
} as const

/** The values of the cookie that holds the progress of the sign-in (storage/cookie-values). */
export const AUTHENTICATION_MODES = [
  'simple',
  'twoFactor',
  'signinVerification',
  'symantecVIP',
  'symantecVIPregister',
  'symantecVIPactivate',
  'totp',
  'totpRegister',
  'totpCodes',
] as const

export type AuthenticationMode = (typeof AUTHENTICATION_MODES)[number]

export const DEVICE_CHECK_MODES = ['mfa', 'onboardingV3', 'install'] as const
export type DeviceCheckMode = (typeof DEVICE_CHECK_MODES)[number]

export const CULTURE = /^[A-Za-z]{2,8}(?:[-_][A-Za-z0-9]{1,8}){0,4}$/
