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
