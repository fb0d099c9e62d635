import type { JourneyName } from 'src/constants/journeys'
import { alternatives } from 'scenarios/factors/alternatives'
import { authenticators } from 'scenarios/factors/authenticator'
import { codeAnswers } from 'scenarios/factors/codeAnswers'
import { firstSteps } from 'scenarios/factors/firstStep'
import { polls } from 'scenarios/factors/polls'
import { statuses } from 'scenarios/factors/sessionStatus'
import { emailCode, phoneAuth } from 'scenarios/factors/textCode'
import type { Flows } from 'scenarios/map/decision'
import { helpDeskCode } from 'scenarios/helpDeskCode'
import { nativeClient } from 'scenarios/nativeClient'
import { notice } from 'scenarios/notice'
import { onboardingScreens } from 'scenarios/onboarding'
import { changes } from 'scenarios/password/change'
import { forgotten } from 'scenarios/password/forgotten'
import { resets } from 'scenarios/password/reset'
import { passwordRules } from 'scenarios/password/rules'
import { temporaries } from 'scenarios/password/temporary'
import { phoneSignIn } from 'scenarios/phoneSignIn'
import { record } from 'scenarios/record'
import type { Table, Walk } from 'scenarios/scenario'
import { ownSecurity } from 'scenarios/security'
import { arrivals } from 'scenarios/signIn/arrival'
import { autoLoginData, hostCalls, localHostLeave } from 'scenarios/signIn/autoLogin'
import { checks } from 'scenarios/signIn/checks'
import { deviceChecks, installs } from 'scenarios/signIn/deviceChecks'
import { endings } from 'scenarios/signIn/ending'
import { passwords } from 'scenarios/signIn/password'
import { simpleCookie } from 'scenarios/signIn/simpleCookie'
import { simpleLogins } from 'scenarios/signIn/simpleLogin'
import { lookups } from 'scenarios/signIn/username'
import { helpInfos, requests, tickets } from 'scenarios/support'

const signIn = [
  record,
  arrivals,
  simpleCookie,
  lookups,
  passwords,
  checks,
  installs,
  simpleLogins,
  endings,
  deviceChecks,
  firstSteps,
  codeAnswers,
]

/** The entries of docs/flows.md for each journey. The compiler reports a journey without an entry, and an entry without its journey. */
const JOURNEYS: Record<JourneyName, Flows> = {
  signIn: { tables: signIn },
  autoLogin: { tables: [autoLoginData, localHostLeave, hostCalls] },
  onboarding: { tables: [onboardingScreens] },
  textCode: { tables: [phoneAuth, emailCode] },
  oneTimeCode: {},
  authenticator: { tables: [authenticators] },
  recoveryCodes: {},
  passkeys: {},
  sessionStatus: { tables: [statuses] },
  approval: { tables: [polls] },
  mobileSetup: {},
  support: { tables: [requests, helpInfos, tickets] },
  helpDeskCode,
  ticketRecording: {},
  phoneSignIn,
  nativeClient,
  password: { tables: [forgotten, resets, temporaries, changes, passwordRules] },
  security: { tables: [ownSecurity] },
  oneSignIn: {},
  robotCheck: {},
  alternatives,
  notice,
}

export const FLOWS: readonly Flows[] = Object.values<Flows>(JOURNEYS)

/** Every table of docs/flows.md. */
export const TABLES: readonly Table[] = FLOWS.flatMap(({ tables = [] }) => tables)

/** The file of a walk: its table and its name. */
const fileOf = (id: string, name: string): string => `${id}-${name}`.replace(/\W+/g, '-').toLowerCase()

/** The walks that are recorded in scenarios/recordings/, each by the name of its file: together they run nearly every effect of every saga. */
export const RECORDED: readonly (readonly [file: string, walk: Walk])[] = TABLES.flatMap(({ id, rows }) =>
  rows.flatMap(({ name, walk, recorded }): [string, Walk][] =>
    recorded && walk ? [[fileOf(id, name), walk]] : [],
  ),
)
