import { CODE_ROUTES } from 'src/constants/sentCodes'

/** Screens that wait for something which happens once: Back must not return to them. */
export const TRANSIENT_ROUTES = {
  ...CODE_ROUTES,
  symantec: '/symantec',
  verification: '/verification',
  mobileSetup: '/mobile-setup',
  sessionStatus: '/session-status',
} as const

export type TransientRoute = (typeof TRANSIENT_ROUTES)[keyof typeof TRANSIENT_ROUTES]

export const ROUTES = {
  ...TRANSIENT_ROUTES,
  login: '/',
  forgetPassword: '/forget-password',
  resetPassword: '/reset-password',
  resetTempPassword: '/reset-temp-password',
  passwordExpired: '/password-expired',
  changePassword: '/change-password',
  supportForm: '/help/support-form',
  mobileOnboardingNotSupported: '/mobile-onboarding-not-supported',
  installerError: '/installer-error',
  mobileWizard: '/mobile-wizard',
} as const

export type Route = (typeof ROUTES)[keyof typeof ROUTES]

/** Pages outside the app, by page path (product/outside-pages). */
export const PAGES = {
  webAppRoot: '',
  confirmName: 'signup/v2/progress',
  mobileSetUp: 'signup/v2/mobile-set-up',
  allSet: 'signup/v2/all-set',
  welcome: 'welcome',
} as const

export const WEB_APP_PREFIX = 'online'
export const PREVIEW_PREFIX = 'preview/online'
