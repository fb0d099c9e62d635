import { FLOWS } from 'scenarios/all'
import type { Decision, DecisionName, Kind } from './decision'
import { FACTOR_ROUTES, type FactorRoute } from 'src/constants/factorKinds'
import { END_PAGES, type EndName } from 'src/constants/journeys'
import { type Route, ROUTES } from 'src/constants/routes'
import type { FactorDestination } from 'src/features/mfa/factor'
import type { StatusOutcome } from 'src/features/mfa/statusOutcome'
import type { AfterForgotLookup, AfterPhoneLookup } from 'src/features/password/forgot/afterForgotLookup'
import type { SignInEnd } from 'src/features/record/signInEnd'
import type { AfterLookup } from 'src/features/signIn/afterLookup'
import type { AfterPassword } from 'src/features/signIn/afterPassword'
import type { FinalDestination, Check, SimpleLoginDestination } from 'src/features/signIn/signInCheck'
import type { PasskeyDue } from 'src/features/signIn/passkey/passkeyDue'

type CheckAnswer =
  | Exclude<Kind<Check>, 'page' | 'screen'>
  | Extract<Check, { kind: 'page' }>['page']
  | Extract<Check, { kind: 'screen' }>['screen']

/** One for each decision of a sign-in: its type names every member of the union that the app's own decision gives. */
interface Decisions extends Record<DecisionName, Decision> {
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
}

const FACTOR_PAGES = Object.values(FACTOR_ROUTES)
const POLLS = [ROUTES.sessionStatus, ROUTES.verification, ROUTES.mobileSetup] as const

/** The decisions that lead somewhere, in the order of a sign-in. */
const SIGN_IN: Decisions = {
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
    answers: {
      factor: 'session status',
      newPassword: ROUTES.resetTempPassword,
      federated: 'caller',
      checks: 'checks',
      problem: 'stays',
    },
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
    module: 'src/features/signIn/signInCheck',
    name: 'mustInstall',
    askedBy: [],
    answers: { yes: 'device check', no: 'simple login' },
  },
  'simple login': {
    module: 'src/features/signIn/signInCheck',
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
    module: 'src/features/record/signInEnd',
    name: 'signInEnd',
    askedBy: [ROUTES.changePassword],
    answers: {
      webApp: 'end',
      popup: 'window that waits',
      ...(Object.fromEntries(END_PAGES.map(([name, { page }]) => [name, page])) as Record<EndName, Route>),
    },
  },
  end: {
    module: 'src/features/signIn/signInCheck',
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
    module: 'src/features/password/forgot/afterForgotLookup',
    name: 'afterPhoneLookup',
    askedBy: [],
    answers: { reset: ROUTES.resetPassword, problem: 'stays' },
  },
}

/** Every decision, those of the other journeys last. */
export const DECISIONS: Readonly<Record<string, Decision>> = {
  ...SIGN_IN,
  ...Object.fromEntries(FLOWS.flatMap(({ decisions = {} }) => Object.entries(decisions))),
}

/** The member of its union that a decision has given, by its name or by the screen that it leads to. */
export function answerOf(result: unknown): string {
  if (typeof result === 'boolean') return result ? 'yes' : 'no'
  if (typeof result !== 'object' || result === null) return String(result)
  const { kind, route, screen, page } = result as Record<string, string | undefined>
  return route ?? screen ?? page ?? String(kind)
}
