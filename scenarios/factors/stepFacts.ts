import type { AuthenticationMode } from 'src/constants/cookies'
import type { Route } from 'src/constants/routes'
import type { FactorDestination } from 'src/features/mfa/factor'
import type { MfaStep } from 'src/services/api/session/sessionStatusService'
import {
  type Case,
  type Deed,
  type End,
  signsIn,
  STATUS_ASKED,
  type Walk,
  withFactors,
} from 'scenarios/scenario'

/** The first step, if any, and where the person is. */
export interface StepFacts {
  step: MfaStep | undefined
  here: Route
}

export const of = (
  rule: string,
  step: MfaStep | undefined,
  result: FactorDestination,
  here: Route = '/',
): Case<StepFacts, FactorDestination> => [rule, { step, here }, result]
export const screen = (route: Route, cookie: AuthenticationMode) => ({
  kind: 'screen' as const,
  route,
  cookie,
})
export const failure = (field: string): FactorDestination => ({ kind: 'failure', field })

/** A walk to a step, and its end: a page, its cookie, and what is stored. */
export const walked = (step: object, ends: End, more: readonly string[] = []): Walk =>
  signsIn(withFactors(step), ends, [...STATUS_ASKED, ...more])
export const onPage = (at: Route, authenticationMode: AuthenticationMode, more: End = {}): End => ({
  at,
  cookies: { authenticationMode },
  ...more,
})
export const failed: End = { at: '/', says: 'serverLater', state: { login: { step: 'password' } } }
/** A walk to a step that the contract does not allow. */
export const walkedWrongly = (step: object): Walk => ({
  ...walked(step, failed),
  answers: {
    signIn: { status: 202 },
    fetchSessionStatus: { status: 202, body: { mfa: [step] }, wrong: true },
  },
})
export const SERVER_ERROR = "'Server error. Please try later.' on the login page"

/** A code that is entered on its page. */
export const CODE: Deed = {
  type: 'factorCode/submitted',
  payload: { kind: 'text', mfaType: 'sms', code: '012345' },
}
export const sms = withFactors({ type: 'sms', timeout: 300 })
export const tried = [...STATUS_ASKED, 'activate']
