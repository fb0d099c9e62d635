import type { Notice } from './notices'
import type { PasswordRules } from './passwordRules'

export interface CompanySettings {
  companyProviderName: string
  theme: { loginPageHeaderUrl?: string; loginPageBackgroundUrl?: string; companyLogoUrl?: string }
  requireNativeAppInstall: boolean
  passwordIsActivationCode: boolean
  passwordExpiresIn: number | null
  autoLoginEnabled: boolean
  isStrongholdV2FamilyCompany: boolean
  /** Extensions of the contract: a company without them does not mention them (passkeys/extension). */
  passkeysEnabled?: boolean
  passkeyUpgradeEnabled?: boolean
  /** The responses that accept a credential and the session status return the user's name, and a call that names another user is rejected (one-sign-in/server-name, one-sign-in/server-word). */
  sessionUserNameEnabled?: boolean
  /** The person's own security page (security-page/extension). */
  securityPageEnabled?: boolean
  /** People set authenticator apps up on that page (security-page/set-up). */
  authenticatorsEnabled?: boolean
  /** The server stores one app for each person (security-page/set-up). */
  singleAuthenticatorEnabled?: boolean
  /** People see and create recovery codes on that page (security-page/recovery-codes). */
  recoveryCodesEnabled?: boolean
  /** 'Get help' shows a code for the help desk (support/desk-code). */
  helpDeskCodeEnabled?: boolean
  /** The first step offers 'Sign in with your phone' (phone/extension). */
  phoneSignInEnabled?: boolean
  passwordRules?: PasswordRules | null
  /** The sign-in page shows it at the top edge (notice/strip). */
  notice?: Notice | null
}

export interface HelpInfo {
  requestSupportUrl?: string
  email?: string
  phone?: string
  phoneHours?: string
}

export interface Company {
  settings: CompanySettings
  features: Record<string, boolean>
  helpInfo: HelpInfo
}

export const ONBOARDING_STATUSES = [
  'SignUp',
  'SmsVerified',
  'InProgress',
  'DeviceSignIn',
  'Required',
  'None',
  'Completed',
] as const
export type OnboardingStatus = (typeof ONBOARDING_STATUSES)[number]

export interface Onboarding {
  status: OnboardingStatus
  version?: number
}

/** A second factor as the session status lists it. `type` is text, because a person may have an unknown one. */
export interface MfaStep {
  type: string
  timeout?: number
  action?: 'register' | 'activate' | 'code'
  isMfaStepConfigured?: boolean
  loginMarker?: string
  /** Extensions of the contract (factors/step-extras). */
  challenge?: string
  requestedAt?: string
  place?: string
  appUrl?: string
  digits?: number
  trustDays?: number
  resend?: boolean
  reference?: string
  uri?: string
  recovery?: boolean
  /** The text of the step (factors/step-message). */
  message?: string
  alternatives?: string[]
}

export type PartnerBehaviour = 'prompt' | 'slow' | 'refusing' | 'dead'

/** Another host of the company. */
export interface Partner {
  name: string
  origin: string
  behaviour: PartnerBehaviour
  /** The sessions, the latest first; `id` is in the session's cookie. */
  signedIn: { id: string; person: string; at: number }[]
}

export interface AutoLogin {
  type: 'Redirect' | 'Notify'
  /** This number of hosts, a fifth of them dead, or exactly these. */
  hosts: number | PartnerBehaviour[]
  /** Their names belong to another site, which is a third party to the page at 127.0.0.1. */
  otherSite?: true
}

export const GROUPS = [
  'Straight in',
  'Other hosts',
  'New people',
  'Identity provider',
  'Second factors',
  'Passkeys',
  'Passwords and recovery',
  'Support',
] as const
export type Group = (typeof GROUPS)[number]

export interface Person {
  username: string
  name: string
  /** Further names by which the person may sign in; the server then returns `username` (one-sign-in/server-name). */
  aliases?: string[]
  group: Group
  /** The behaviour that signing in as this person demonstrates. */
  shows: string
  /** The path at which this person's sign-in ends on a desktop, or at which one of their steps begins. */
  endsAt: string
  phone?: string | null
  /** The default is the username at `harbor.test`. */
  email?: string
  isGuest?: boolean
  signIn?: 'password' | 'federated' | 'provider' | 'ownProvider'
  refusal?: 'phoneNotRegistered' | 'accountDisabled'
  /** Extension of the contract: the person must set a new password before anything else (password-change/required). */
  passwordChange?: 'expired' | 'temporary' | 'policy'
  settings?: Partial<CompanySettings>
  /** Fields of the password response that override the settings. */
  said?: Partial<
    Pick<CompanySettings, 'autoLoginEnabled' | 'passwordExpiresIn' | 'passwordIsActivationCode'>
  > & { passkeyOffer?: boolean }
  features?: Record<string, boolean>
  onboarding?: Onboarding
  mfa?: MfaStep[]
  /** Extensions of the contract: the approval requires a number; a wrong code returns the attempts left. */
  numberMatching?: boolean
  tellsTries?: boolean
  /** The person receives recovery codes with an authenticator app, or has these from the start. */
  recoveryCodes?: true | string[]
  reset?: 'byPhone' | 'byEmail' | 'byBoth' | 'noReference' | 'extraSecurity' | 'nothing'
  autoLogin?: AutoLogin
  devices?: number
  apps?: number
  helpInfo?: HelpInfo
}

/** The page of each type of step; a type that no app knows ends on the sign-in page. */
const STEP_PAGES: Record<string, string> = {
  sms: '/signin/phone-auth',
  guestSms: '/signin/phone-auth',
  email: '/signin/email-code',
  symantecVip: '/signin/symantec',
  totp: '/signin/authenticator',
  passkey: '/signin/passkey',
  signinVerification: '/signin/verification',
  deviceCompliance: '/device-check/',
  deviceComplianceV2: '/device-check/v2',
}

const pageOf = ({ type, isMfaStepConfigured }: MfaStep): string =>
  isMfaStepConfigured === false ? '/signin/mobile-setup' : (STEP_PAGES[type] ?? '/signin/')

/** Returns a function that creates the people of a group; a sign-in ends at the first second factor, or at the web app, by default. */
export const personIn =
  (group: Group) =>
  (username: string, name: string, shows: string, more: Partial<Person> = {}): Person => ({
    username,
    name,
    group,
    shows,
    endsAt: more.mfa?.[0] ? pageOf(more.mfa[0]) : '/online/',
    ...more,
  })
