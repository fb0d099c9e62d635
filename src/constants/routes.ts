import { FACTOR_ROUTES } from 'src/constants/factorKinds'

/** Screens that wait for a single event, to which Back must not return. */
export const TRANSIENT_ROUTES = {
  ...FACTOR_ROUTES,
  mobileSetup: '/mobile-setup',
  sessionStatus: '/session-status',
  passkeyOffer: '/passkey-offer',
  nativeClient: '/native-client',
} as const

export const ROUTES = {
  ...TRANSIENT_ROUTES,
  login: '/',
  forgetPassword: '/forget-password',
  resetPassword: '/reset-password',
  resetTempPassword: '/reset-temp-password',
  passwordExpired: '/password-expired',
  changePassword: '/change-password',
  security: '/security',
  phoneRequest: '/phone',
  supportForm: '/help/support-form',
  mobileOnboardingNotSupported: '/mobile-onboarding-not-supported',
  installerError: '/installer-error',
  mobileWizard: '/mobile-wizard',
} as const

/** The screens that are open to all users: they belong to no sign-in until one begins on them. */
export const ENTRY_ROUTES = [
  ROUTES.login,
  ROUTES.forgetPassword,
  ROUTES.resetPassword,
  ROUTES.supportForm,
] as const satisfies (typeof ROUTES)[keyof typeof ROUTES][]

export type Route = (typeof ROUTES)[keyof typeof ROUTES]

/** Pages of the sign-up, by their path under the configured `signUpPath` (product/outside-pages). */
export const SIGN_UP_PAGES = {
  confirmName: 'progress',
  mobileSetUp: 'mobile-set-up',
  allSet: 'all-set',
} as const

/** The prefix that represents the configured `webAppPath` in the address of a page. */
export const WEB_APP_PREFIX = 'online'
