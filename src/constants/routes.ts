/** Where the app is served; every route stands under it. */
export const BASE_PATH = '/signin'

export const ROUTES = {
  login: '/',
  forgetPassword: '/forget-password',
  resetPassword: '/reset-password',
  resetTempPassword: '/reset-temp-password',
  passwordExpired: '/password-expired',
  changePassword: '/change-password',
  verification: '/verification',
  phoneAuth: '/phone-auth',
  symantec: '/symantec',
  mobileSetup: '/mobile-setup',
  sessionStatus: '/session-status',
  supportForm: '/help/support-form',
  mobileOnboardingNotSupported: '/mobile-onboarding-not-supported',
  installerError: '/installer-error',
  mobileWizard: '/mobile-wizard',
} as const

export type Route = (typeof ROUTES)[keyof typeof ROUTES]

/** Pages outside the app, by page path (spec §2). */
export const PAGES = {
  webAppRoot: '',
  confirmName: 'signup/v2/progress',
  mobileSetUp: 'signup/v2/mobile-set-up',
  allSet: 'signup/v2/all-set',
  welcome: 'welcome',
} as const

export const WEB_APP_PREFIX = 'online'
export const PREVIEW_PREFIX = 'preview/online'
