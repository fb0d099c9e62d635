import type { Check, SignInFacts } from 'src/features/signIn/signInCheck'
import { type Answer, CHECKED, features, signIn } from 'scenarios/scenario'

/** A new employee at a desktop of a company without v3. */
export const newcomer: SignInFacts = {
  passwordExpiresIn: 30,
  frictionless: false,
  v3: false,
  onboardingStatus: 'Required',
  onboardingVersion: 2,
  device: 'desktop',
}
export const settled: SignInFacts = { ...newcomer, onboardingStatus: 'Completed' }
export const v3: SignInFacts = { ...newcomer, v3: true }

export const notHere: Check = { kind: 'screen', screen: 'mobileOnboardingNotSupported' }
export const installerError: Check = { kind: 'screen', screen: 'installerError' }
export const simple: Check = { kind: 'simpleLogin' }
export const simpleV1: Check = { kind: 'simpleLoginV1' }
export const install: Check = { kind: 'install' }
export const inWebApp: Check = { kind: 'webAppOnboarding' }
export const confirmName: Check = { kind: 'page', page: 'confirmName' }

export const walked = (answers: Record<string, Answer>) => ({ answers, does: signIn(), calls: CHECKED })
export const V3 = features('onboardingV3Enabled')
