import { FACTOR_ROUTES, type FactorRoute } from 'src/constants/factorKinds'
import { END_PAGES, type EndName } from 'src/constants/journeys'
import { type Route, ROUTES } from 'src/constants/routes'
import type { FactorDestination } from 'src/features/mfa/factor'
import type { StatusOutcome } from 'src/features/mfa/statusOutcome'
import type { AfterForgotLookup } from 'src/features/password/forgot/afterForgotLookup'
import type { AfterPhoneLookup } from 'src/features/password/forgot/afterPhoneLookup'
import type { AfterRequest } from 'src/features/phoneApproval/afterRequest'
import type { RequestEnd } from 'src/features/phoneApproval/phoneApprovalSlice'
import type { SignInEnd } from 'src/features/session/record/signInEnd'
import type { AfterLookup } from 'src/features/signIn/afterLookup'
import type { AfterPassword } from 'src/features/signIn/afterPassword'
import type { FinalDestination } from 'src/features/signIn/finalDestination'
import type { PasskeyDue } from 'src/features/signIn/passkey/passkeyDue'
import type { AfterPhoneAnswer } from 'src/features/signIn/phone/afterPhoneAnswer'
import type { Check } from 'src/features/signIn/signInCheck'
import type { SimpleLoginDestination } from 'src/features/signIn/simpleLoginDestination'

/** Pages outside the app. */
export type Outside =
  | 'identity provider'
  | 'device check'
  | 'web app'
  | 'onboarding of the web app'
  | 'sign-up'
  | 'welcome page'
  | 'return address'
  | 'window that waits'

export type DecisionName =
  | 'lookup'
  | 'password'
  | 'first step'
  | 'session status'
  | 'checks'
  | 'install'
  | 'simple login'
  | 'passkey'
  | 'caller'
  | 'end'
  | 'whose password'
  | 'phone'
  | 'code of a phone'
  | 'request on the phone'
  | 'verdict on the phone'

/** Where an answer leads: to a screen, to a page outside, on to another decision; or the screen stays, or its saga goes on. */
export type To = Route | DecisionName | Outside | 'stays'

/** A decision of the app: which screens or other decisions ask for it, and where each member of its union leads. */
export interface Decision<Answer extends string = string> {
  module: string
  name: string
  askedBy: readonly (Route | DecisionName)[]
  answers: Readonly<Record<Answer, To>>
}

type Kind<T> = T extends { kind: infer K extends string } ? K : never
type CheckAnswer =
  | Exclude<Kind<Check>, 'page' | 'screen'>
  | Extract<Check, { kind: 'page' }>['page']
  | Extract<Check, { kind: 'screen' }>['screen']

/** One for each decision: its type names every member of the union that the app's own decision gives. */
interface Decisions {
  lookup: Decision<Kind<AfterLookup>>
  password: Decision<Kind<AfterPassword>>
  'first step': Decision<Exclude<Kind<FactorDestination>, 'screen'> | FactorRoute | typeof ROUTES.mobileSetup>
  'session status': Decision<Kind<StatusOutcome>>
  checks: Decision<CheckAnswer>
  install: Decision<'yes' | 'no'>
  'simple login': Decision<SimpleLoginDestination>
  passkey: Decision<PasskeyDue>
  caller: Decision<SignInEnd>
  end: Decision<Kind<FinalDestination>>
  'whose password': Decision<Kind<AfterForgotLookup>>
  phone: Decision<Kind<AfterPhoneLookup>>
  'code of a phone': Decision<Kind<AfterPhoneAnswer>>
  'request on the phone': Decision<Kind<AfterRequest>>
  'verdict on the phone': Decision<RequestEnd | 'signIn'>
}

const FACTOR_PAGES = Object.values(FACTOR_ROUTES)
const POLLS = [ROUTES.sessionStatus, ROUTES.verification, ROUTES.mobileSetup] as const

/** Every decision that leads somewhere, in the order of a sign-in. */
export const DECISIONS: Decisions = {
  lookup: {
    module: 'src/features/signIn/afterLookup',
    name: 'afterLookup',
    askedBy: [ROUTES.login],
    answers: { password: 'stays', provider: 'identity provider', problem: 'stays' },
  },
  password: {
    module: 'src/features/signIn/afterPassword',
    name: 'afterPassword',
    askedBy: [ROUTES.login],
    answers: { factor: 'session status', federated: 'caller', checks: 'checks', problem: 'stays' },
  },
  'session status': {
    module: 'src/features/mfa/statusOutcome',
    name: 'statusOutcome',
    askedBy: POLLS,
    answers: {
      wait: 'stays',
      denied: 'stays',
      authenticated: 'install',
      factor: 'first step',
      signedOut: ROUTES.login,
    },
  },
  'first step': {
    module: 'src/features/mfa/factorDestination',
    name: 'factorDestination',
    askedBy: FACTOR_PAGES,
    answers: {
      simpleLogin: 'simple login',
      ...(Object.fromEntries(FACTOR_PAGES.map(route => [route, route])) as { [R in FactorRoute]: R }),
      '/mobile-setup': ROUTES.mobileSetup,
      stay: 'stays',
      deviceCheck: 'device check',
      failure: ROUTES.login,
    },
  },
  checks: {
    module: 'src/features/signIn/signInCheck',
    name: 'signInCheck',
    askedBy: [...FACTOR_PAGES, ROUTES.passkeyOffer],
    answers: {
      simpleLogin: 'simple login',
      simpleLoginV1: 'simple login',
      install: 'install',
      webAppOnboarding: 'onboarding of the web app',
      deviceCheck: 'device check',
      confirmName: 'sign-up',
      mobileSetUp: 'sign-up',
      mobileOnboardingNotSupported: ROUTES.mobileOnboardingNotSupported,
      installerError: ROUTES.installerError,
    },
  },
  install: {
    module: 'src/features/signIn/mustInstall',
    name: 'mustInstall',
    askedBy: [],
    answers: { yes: 'device check', no: 'simple login' },
  },
  'simple login': {
    module: 'src/features/signIn/simpleLoginDestination',
    name: 'simpleLoginDestination',
    askedBy: [],
    answers: { temporaryPassword: ROUTES.resetTempPassword, autoLogin: 'caller', finish: 'caller' },
  },
  passkey: {
    module: 'src/features/signIn/passkey/passkeyDue',
    name: 'passkeyDue',
    askedBy: ['simple login'],
    answers: { none: 'caller', offer: ROUTES.passkeyOffer, upgrade: 'caller' },
  },
  caller: {
    module: 'src/features/session/record/signInEnd',
    name: 'signInEnd',
    askedBy: [ROUTES.changePassword],
    answers: {
      webApp: 'end',
      popup: 'window that waits',
      ...(Object.fromEntries(END_PAGES.map(([name, { page }]) => [name, page])) as Record<EndName, Route>),
    },
  },
  end: {
    module: 'src/features/signIn/finalDestination',
    name: 'finalDestination',
    askedBy: [],
    answers: { webAppRoot: 'web app', welcome: 'welcome page', back: 'return address' },
  },
  'whose password': {
    module: 'src/features/password/forgot/afterForgotLookup',
    name: 'afterForgotLookup',
    askedBy: [ROUTES.forgetPassword],
    answers: { provider: 'identity provider', phone: 'phone' },
  },
  phone: {
    module: 'src/features/password/forgot/afterPhoneLookup',
    name: 'afterPhoneLookup',
    askedBy: [],
    answers: { reset: ROUTES.resetPassword, problem: 'stays' },
  },
  'code of a phone': {
    module: 'src/features/signIn/phone/afterPhoneAnswer',
    name: 'afterPhoneAnswer',
    askedBy: [ROUTES.login],
    answers: { wait: 'stays', compare: 'stays', over: 'stays', goOn: 'password' },
  },
  'request on the phone': {
    module: 'src/features/phoneApproval/afterRequest',
    name: 'afterRequest',
    askedBy: [ROUTES.phone],
    answers: { ask: 'stays', over: 'stays', signIn: ROUTES.login },
  },
  'verdict on the phone': {
    module: 'src/features/phoneApproval/afterVerdict',
    name: 'afterVerdict',
    askedBy: [ROUTES.phone],
    answers: {
      approved: 'stays',
      denied: 'stays',
      wrongNumber: 'stays',
      unknown: 'stays',
      signIn: ROUTES.login,
    },
  },
}

export const decisions = (): [DecisionName, Decision][] =>
  Object.entries(DECISIONS) as [DecisionName, Decision][]

/** The member of its union that a decision has given, by its name or by the screen that it leads to. */
export function answerOf(given: unknown): string {
  if (typeof given === 'boolean') return given ? 'yes' : 'no'
  if (typeof given !== 'object' || given === null) return String(given)
  const { kind, route, screen, page } = given as Record<string, string | undefined>
  return route ?? screen ?? page ?? String(kind)
}
