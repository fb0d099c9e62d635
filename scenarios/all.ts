import { authenticators } from 'scenarios/factors/authenticator'
import { codeAnswers } from 'scenarios/factors/codeAnswers'
import { emailCode } from 'scenarios/factors/emailCode'
import { firstSteps } from 'scenarios/factors/firstStep'
import { phoneAuth } from 'scenarios/factors/phoneAuth'
import { polls } from 'scenarios/factors/polls'
import { statuses } from 'scenarios/factors/sessionStatus'
import { onboardingScreens } from 'scenarios/onboarding'
import { changes } from 'scenarios/password/change'
import { forgotten } from 'scenarios/password/forgotten'
import { resets } from 'scenarios/password/reset'
import { passwordRules } from 'scenarios/password/rules'
import { temporaries } from 'scenarios/password/temporary'
import { ownSecurity } from 'scenarios/security'
import { record } from 'scenarios/record'
import { type Table } from 'scenarios/scenario'
import { arrivals } from 'scenarios/signIn/arrival'
import { autoLoginData, hostCalls, localHostLeave } from 'scenarios/signIn/autoLogin'
import { checks } from 'scenarios/signIn/checks'
import { deviceChecks } from 'scenarios/signIn/deviceChecks'
import { endings } from 'scenarios/signIn/ending'
import { installs } from 'scenarios/signIn/install'
import { passwords } from 'scenarios/signIn/password'
import { simpleCookie } from 'scenarios/signIn/simpleCookie'
import { simpleLogins } from 'scenarios/signIn/simpleLogin'
import { lookups } from 'scenarios/signIn/username'
import { phoneRequests, phoneSignIns } from 'scenarios/phone'
import { deskCodes } from 'scenarios/helpDeskCode'
import { helpInfos, requests } from 'scenarios/support/help'
import { tickets } from 'scenarios/support/ticket'

/** Every table of docs/flows.md, in its order. */
export const TABLES = [
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
  autoLoginData,
  localHostLeave,
  hostCalls,
  onboardingScreens,
  firstSteps,
  codeAnswers,
  phoneAuth,
  emailCode,
  authenticators,
  statuses,
  polls,
  requests,
  helpInfos,
  deskCodes,
  phoneSignIns,
  phoneRequests,
  tickets,
  forgotten,
  resets,
  temporaries,
  changes,
  passwordRules,
  ownSecurity,
] as const satisfies readonly Table[]
