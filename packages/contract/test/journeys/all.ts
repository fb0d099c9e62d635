import type { JourneyName } from 'src/constants/journeys'
import { as, type Walk } from '../walks/walk'
import type { JourneyCalls, ServiceCall } from '../journey'
import { alternatives } from './factors/alternatives'
import { approval } from './factors/approval'
import { authenticator } from './factors/authenticator'
import { autoLogin } from './autoLogin'
import { helpDeskCode } from './helpDeskCode'
import { mobileSetup } from './factors/mobileSetup'
import { nativeClient } from './nativeClient'
import { onboarding } from './onboarding'
import { oneTimeCode } from './factors/oneTimeCode'
import { passkeys } from './factors/passkeys'
import { password } from './password'
import { phoneSignIn } from './phoneSignIn'
import { recoveryCodes } from './factors/recoveryCodes'
import { security } from './security'
import { sessionStatus } from './sessionStatus'
import { signIn } from './signIn'
import { support } from './support'
import { textCode } from './factors/textCode'

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

/** By operation, each service function that calls it; several journeys may call one. */
export const SERVICE_CALLS: Record<string, ServiceCall[]> = {}
for (const [id, calls] of ALL.flatMap(journey => Object.entries(journey.calls ?? {})))
  SERVICE_CALLS[id] = [...(SERVICE_CALLS[id] ?? []), ...calls]

const OTHER = { userName: 'never-expires' }

/** The calls that act for a person, each for another person than the session's. */
export const otherAccountWalks: Walk[] = ALL.flatMap(({ acting = [] }) => acting).map(
  ([id, person, body]): Walk => [
    id,
    409,
    'the session is somebody else’s',
    as(person, id, { body: { ...body, ...OTHER } }),
  ],
)
