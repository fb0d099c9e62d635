import type { JourneyName } from 'src/constants/journeys'
import {
  ACTING,
  examplesOf,
  type Operation,
  operations,
  withExample,
} from 'foyer-contract/document/operations'
import { as, type Ask, late, NOBODY, plain, type Walk } from '../walks/walk'
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

/** Returns the contract's example of a payload, if there is one; a call that acts for a user names this one. */
const payloadOf = (asked: Operation, userName: string): Ask => {
  const [, example] = examplesOf(asked.body)[0] ?? []
  if (example === undefined) return {}
  return { body: ACTING.includes(asked) ? { ...(example as object), userName } : example }
}

const USER = 'simple'

/** The walks of each journey, and those that the contract alone determines: without a session, for another user, after an old sign-in. */
export const WALKS: readonly Walk[] = [
  ...ALL.flatMap(({ walks = [] }) => walks),
  ...operations
    .filter(({ needsSession, responses }) => needsSession && responses['401'])
    .map((asked): Walk => [asked.id, 401, NOBODY, plain(asked.id, payloadOf(asked, USER))]),
  // A reset has no session: `password.ts` walks it.
  ...ACTING.filter(({ id }) => id !== 'setNewPassword').map((asked): Walk => [
    asked.id,
    409,
    'the session is somebody else’s',
    as(USER, asked.id, payloadOf(asked, 'never-expires')),
  ]),
  ...withExample('403', 'old').map((asked): Walk => [
    asked.id,
    403,
    'the sign-in is old',
    late(USER, asked.id, payloadOf(asked, USER)),
  ]),
]
