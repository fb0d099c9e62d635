import type { AuthenticationMode } from 'src/constants/cookies'
import type { Route } from 'src/constants/routes'
import type { FactorDestination } from 'src/features/mfa/factor'
import type { MfaStep } from 'src/services/api/session/sessionStatusService'
import { ASKED, type Case, due, signIn, type Walk } from 'scenarios/scenario'

/** The first step, if any, and where the person is. */
export interface StepFacts {
  step: MfaStep | undefined
  here: Route
}
export type StepCase = Case<StepFacts, FactorDestination>

export const of = (
  rule: string,
  step: MfaStep | undefined,
  result: FactorDestination,
  here: Route = '/',
): StepCase => [rule, { step, here }, result]
export const screen = (route: Route, cookie: AuthenticationMode) => ({
  kind: 'screen' as const,
  route,
  cookie,
})
export const text = (mfaType: 'sms' | 'guestSms', timeoutS: number) => ({
  ...screen('/phone-auth', 'twoFactor'),
  text: { mfaType, timeoutS },
})
export const mailed = (timeoutS: number) => ({
  ...screen('/email-code', 'twoFactor'),
  text: { mfaType: 'email' as const, timeoutS },
})
export const approval = (isMfaStepConfigured?: boolean | null): MfaStep => ({
  type: 'signinVerification',
  ...(isMfaStepConfigured !== undefined && { isMfaStepConfigured }),
})
export const failure = (field: string): FactorDestination => ({ kind: 'failure', field })
/** The same, because the step has no valid time-out. */
export const withoutTimeout = failure('timeout')
export const stay: FactorDestination = { kind: 'stay' }
export const wizard = (cookie: AuthenticationMode) => screen('/symantec', cookie)

export const statusCalls = [...ASKED, 'fetchSessionStatus']
export const walked = (step: object, ends: Walk['ends'], more: readonly string[] = []): Walk => ({
  answers: { signIn: { status: 202 }, fetchSessionStatus: due(step) },
  does: signIn(),
  calls: [...statusCalls, ...more],
  ends,
})
/** A walk to a step that the contract does not allow. */
export const walkedWrongly = (step: object, ends: Walk['ends']): Walk => ({
  ...walked(step, ends),
  answers: {
    signIn: { status: 202 },
    fetchSessionStatus: { status: 202, body: { mfa: [step] }, wrong: true },
  },
})
export const failed: Walk['ends'] = { at: '/', says: 'serverLater', state: { login: { step: 'password' } } }
export const SERVER_ERROR = "'Server error. Please try later.' on the login page"
