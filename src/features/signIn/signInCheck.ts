import type { Device } from 'src/services/browser/environment'

/** The facts about a person once the password, or the last factor, was right. */
export interface SignInFacts {
  /** Null when the password never expires; undefined when unknown. */
  passwordExpiresIn: number | null | undefined
  /** Either spelling of the feature is on. */
  frictionless: boolean
  v3: boolean
  onboardingStatus: string
  onboardingVersion: number
  device: Device
}

export type Check =
  | { kind: 'simpleLogin' }
  | { kind: 'simpleLoginV1' }
  | { kind: 'install' }
  | { kind: 'webAppOnboarding' }
  | { kind: 'deviceCheck' }
  | { kind: 'page'; page: 'confirmName' | 'mobileSetUp' }
  | { kind: 'screen'; screen: 'mobileOnboardingNotSupported' | 'installerError' }

const TO_ONBOARD = ['None', 'Required', 'InProgress', 'DeviceSignIn']

/** Decides the next check after a correct password, in order (sign-in/checks-order, onboarding/v3). */
export function signInCheck(facts: SignInFacts): Check {
  if (facts.passwordExpiresIn === null) return { kind: 'simpleLogin' }
  if (facts.frictionless) return { kind: 'simpleLogin' }
  if (facts.v3) return v3Check(facts.onboardingStatus)
  return TO_ONBOARD.includes(facts.onboardingStatus) ? onboardingCheck(facts) : { kind: 'install' }
}

function onboardingCheck({ device, onboardingStatus, onboardingVersion }: SignInFacts): Check {
  if (device !== 'desktop') return { kind: 'screen', screen: 'mobileOnboardingNotSupported' }
  if (onboardingStatus === 'DeviceSignIn') return { kind: 'screen', screen: 'installerError' }
  return onboardingVersion === 2 ? { kind: 'webAppOnboarding' } : { kind: 'simpleLoginV1' }
}

function v3Check(status: string): Check {
  switch (status) {
    case 'SignUp':
    case 'SmsVerified':
      return { kind: 'page', page: 'confirmName' }
    case 'InProgress':
      return { kind: 'page', page: 'mobileSetUp' }
    case 'DeviceSignIn':
      return { kind: 'deviceCheck' }
    default:
      // Statuses are the server's open set: any other takes the branch for all others (calls/unknown-values).
      return { kind: 'install' }
  }
}

export interface InstallFacts {
  requireNativeAppInstall: boolean
  device: Device
  nativeClient: boolean
  /** The install flow has been through in this tab (onboarding/install-once). */
  installed: boolean
}

/** Whether the native app has to be installed first: on a desktop, outside the app itself, once (onboarding/install). */
export const mustInstall = (facts: InstallFacts): boolean =>
  facts.requireNativeAppInstall && facts.device === 'desktop' && !facts.nativeClient && !facts.installed

export interface SimpleLoginFacts {
  passwordIsActivationCode: boolean
  /** The feature ChangePasswordInAuthAppEnabled. */
  changePasswordHere: boolean
  autoLoginEnabled: boolean
}

export type SimpleLoginDestination = 'temporaryPassword' | 'autoLogin' | 'finish'

/** How a simple login goes on (sign-in/activation-code, sign-in/simple-login). */
export function simpleLoginDestination(facts: SimpleLoginFacts): SimpleLoginDestination {
  if (facts.passwordIsActivationCode && facts.changePasswordHere) return 'temporaryPassword'
  return facts.autoLoginEnabled ? 'autoLogin' : 'finish'
}

export interface FinalFacts {
  /** The validated return address; undefined for the root of the web app. */
  back: string | undefined
  /** Whether the version 1 onboarding is not complete yet. */
  welcome: boolean
  webtoken: string | undefined
}

export type FinalDestination =
  | { kind: 'webAppRoot'; webtoken?: string }
  | { kind: 'welcome' }
  | { kind: 'back'; address: string; webtoken?: string }

/** Decides where a finished sign-in ends (sign-in/end, onboarding/v1). */
export function finalDestination({ back, welcome, webtoken }: FinalFacts): FinalDestination {
  const token = webtoken === undefined ? {} : { webtoken }
  if (back !== undefined) return { kind: 'back', address: back, ...token }
  return welcome ? { kind: 'welcome' } : { kind: 'webAppRoot', ...token }
}
