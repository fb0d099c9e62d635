import { FLOWS } from 'scenarios/all'
import { type Decision, decision, type DecisionName, type Kind } from './decision'
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

type StepAnswer = Exclude<Kind<FactorDestination>, 'screen'> | FactorRoute | typeof ROUTES.mobileSetup

const FACTOR_PAGES = Object.values(FACTOR_ROUTES)
const POLLS = [ROUTES.sessionStatus, ROUTES.verification, ROUTES.mobileSetup] as const

/** The decisions that lead somewhere, in the order of a sign-in. */
const SIGN_IN = {
  lookup: decision<Kind<AfterLookup>>('signIn/afterLookup', 'afterLookup', [ROUTES.login], {
    password: 'stays',
    provider: 'identity provider',
    problem: 'stays',
  }),
  password: decision<Kind<AfterPassword>>('signIn/afterPassword', 'afterPassword', [ROUTES.login], {
    factor: 'session status',
    newPassword: ROUTES.resetTempPassword,
    federated: 'caller',
    checks: 'checks',
    problem: 'stays',
  }),
  'session status': decision<Kind<StatusOutcome>>('mfa/statusOutcome', 'statusOutcome', POLLS, {
    wait: 'stays',
    denied: 'stays',
    authenticated: 'install',
    factor: 'first step',
    signedOut: ROUTES.login,
  }),
  'first step': decision<StepAnswer>('mfa/factorDestination', 'factorDestination', FACTOR_PAGES, {
    simpleLogin: 'simple login',
    ...(Object.fromEntries(FACTOR_PAGES.map(route => [route, route])) as { [R in FactorRoute]: R }),
    '/mobile-setup': ROUTES.mobileSetup,
    stay: 'stays',
    deviceCheck: 'device check',
    failure: ROUTES.login,
  }),
  checks: decision<CheckAnswer>('signIn/signInCheck', 'signInCheck', [...FACTOR_PAGES, ROUTES.passkeyOffer], {
    simpleLogin: 'simple login',
    simpleLoginV1: 'simple login',
    install: 'install',
    webAppOnboarding: 'onboarding of the web app',
    deviceCheck: 'device check',
    confirmName: 'sign-up',
    mobileSetUp: 'sign-up',
    mobileOnboardingNotSupported: ROUTES.mobileOnboardingNotSupported,
    installerError: ROUTES.installerError,
  }),
  install: decision<'yes' | 'no'>('signIn/signInCheck', 'mustInstall', [], {
    yes: 'device check',
    no: 'simple login',
  }),
  'simple login': decision<SimpleLoginDestination>('signIn/signInCheck', 'simpleLoginDestination', [], {
    temporaryPassword: ROUTES.resetTempPassword,
    autoLogin: 'caller',
    finish: 'caller',
  }),
  passkey: decision<PasskeyDue>('signIn/passkey/passkeyDue', 'passkeyDue', ['simple login'], {
    none: 'caller',
    offer: ROUTES.passkeyOffer,
    upgrade: 'caller',
  }),
  caller: decision<SignInEnd>('record/signInEnd', 'signInEnd', [ROUTES.changePassword], {
    webApp: 'end',
    popup: 'window that waits',
    ...(Object.fromEntries(END_PAGES.map(([name, { page }]) => [name, page])) as Record<EndName, Route>),
  }),
  end: decision<Kind<FinalDestination>>('signIn/signInCheck', 'finalDestination', [], {
    webAppRoot: 'web app',
    welcome: 'welcome page',
    back: 'return address',
  }),
  'whose password': decision<Kind<AfterForgotLookup>>(
    'password/forgot/afterForgotLookup',
    'afterForgotLookup',
    [ROUTES.forgetPassword],
    { provider: 'identity provider', phone: 'phone' },
  ),
  phone: decision<Kind<AfterPhoneLookup>>('password/forgot/afterForgotLookup', 'afterPhoneLookup', [], {
    reset: ROUTES.resetPassword,
    problem: 'stays',
  }),
} satisfies Record<DecisionName, Decision>

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
