import type { JourneyName } from 'src/constants/journeys'
import type { JourneyCalls } from '../journey'
import { alternatives } from './alternatives'
import { approval } from './approval'
import { authenticator } from './authenticator'
import { autoLogin } from './autoLogin'
import { helpDeskCode } from './helpDeskCode'
import { mobileSetup } from './mobileSetup'
import { nativeClient } from './nativeClient'
import { onboarding } from './onboarding'
import { oneTimeCode } from './oneTimeCode'
import { passkeys } from './passkeys'
import { password } from './password'
import { phoneSignIn } from './phoneSignIn'
import { recoveryCodes } from './recoveryCodes'
import { security } from './security'
import { sessionStatus } from './sessionStatus'
import { signIn } from './signIn'
import { support } from './support'
import { textCode } from './textCode'

/** The checks of every journey's calls: the compiler reports a journey without an entry, and an entry without its journey. */
const JOURNEYS: Record<JourneyName, JourneyCalls> = {
  signIn,
  autoLogin,
  textCode,
  oneTimeCode,
  approval,
  authenticator,
  recoveryCodes,
  sessionStatus,
  mobileSetup,
  onboarding,
  password,
  passkeys,
  phoneSignIn,
  nativeClient,
  security,
  support,
  helpDeskCode,
  ticketRecording: {},
  oneSignIn: {},
  robotCheck: {},
  alternatives,
  notice: {},
}

export const ALL: readonly JourneyCalls[] = Object.values<JourneyCalls>(JOURNEYS)
