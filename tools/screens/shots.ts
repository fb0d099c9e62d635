import type { JourneyName } from 'src/constants/journeys'
import { type Shot, shotsOf, type Ways } from './shot'
import { alternativesShots } from './shots/factors/alternatives'
import { approvalShots } from './shots/factors/approval'
import { authenticatorShots } from './shots/factors/authenticator'
import { autoLoginShots } from './shots/autoLogin'
import { companyShots } from './shots/company'
import { helpDeskCodeShots } from './shots/helpDeskCode'
import { loginShots } from './shots/login'
import { mobileSetupShots } from './shots/factors/mobileSetup'
import { nativeClientShots } from './shots/nativeClient'
import { noticeShots } from './shots/notice'
import { onboardingShots } from './shots/onboarding'
import { oneTimeCodeShots } from './shots/factors/oneTimeCode'
import { passkeyShots } from './shots/factors/passkeys'
import { changeShots } from './shots/password/changePassword'
import { forgotShots } from './shots/password/forgotPassword'
import { resetShots } from './shots/password/resetPassword'
import { phoneSignInShots } from './shots/phoneSignIn'
import { recoveryCodeShots } from './shots/factors/recoveryCodes'
import { securityShots } from './shots/security'
import { sessionStatusShots } from './shots/sessionStatus'
import { supportShots } from './shots/support'
import { textCodeShots } from './shots/factors/textCode'
import { troubleShots } from './shots/trouble'

/** The shots of each journey: the compiler reports a journey without an entry, and an entry without its journey. */
const JOURNEYS: Record<JourneyName, Ways> = {
  signIn: { ...loginShots, ...companyShots },
  password: { ...forgotShots, ...resetShots, ...changeShots },
  security: securityShots,
  textCode: textCodeShots,
  authenticator: authenticatorShots,
  recoveryCodes: recoveryCodeShots,
  oneTimeCode: oneTimeCodeShots,
  approval: approvalShots,
  passkeys: passkeyShots,
  phoneSignIn: phoneSignInShots,
  mobileSetup: mobileSetupShots,
  sessionStatus: sessionStatusShots,
  autoLogin: autoLoginShots,
  onboarding: onboardingShots,
  nativeClient: nativeClientShots,
  support: supportShots,
  helpDeskCode: helpDeskCodeShots,
  ticketRecording: {},
  oneSignIn: {},
  robotCheck: {},
  alternatives: alternativesShots,
  notice: noticeShots,
}

/** Every screen and state, in the order of the contact sheet. */
export const SHOTS: Shot[] = [...Object.values(JOURNEYS), troubleShots].flatMap(shotsOf)
