import { factorKindOf } from 'src/constants/factorKinds'
import type { Route } from 'src/constants/routes'
import type { VisitStep } from 'src/constants/visits'
import type { AppState } from 'src/features/rootReducer'
import { selectRoute } from 'src/features/session/selectRoute'

/** The step of each screen; `/` and `/reset-password` have several, of which this is the first. */
const SCREENS: Record<Route, VisitStep> = {
  '/': 'username',
  '/phone-auth': 'code',
  '/email-code': 'code',
  '/symantec': 'code',
  '/authenticator': 'code',
  '/verification': 'approval',
  '/passkey': 'passkey',
  '/mobile-setup': 'mobileSetup',
  '/session-status': 'sessionStatus',
  '/passkey-offer': 'passkeyOffer',
  '/native-client': 'nativeClient',
  '/forget-password': 'forgotPassword',
  '/reset-password': 'resetPhone',
  '/reset-temp-password': 'temporaryPassword',
  '/password-expired': 'changePassword',
  '/change-password': 'changePassword',
  '/security': 'security',
  '/phone': 'phoneRequest',
  '/help/support-form': 'help',
  '/mobile-onboarding-not-supported': 'notSupported',
  '/installer-error': 'installer',
  '/mobile-wizard': 'mobileSetup',
}

/** What stands in the place of a screen as a sign-in ends; undefined while the step before it is still seen. */
const ENDINGS: Record<Exclude<AppState['autoLogin']['step'], 'idle'>, VisitStep | undefined> = {
  asking: 'hosts',
  notifying: 'hosts',
  told: 'hosts',
  leaving: undefined,
  popupNotified: undefined,
}

const LOGIN: Record<AppState['login']['step'], VisitStep | undefined> = {
  username: 'username',
  lookingUp: 'username',
  password: 'password',
  signingIn: 'password',
  idpRedirect: 'provider',
  leaving: undefined,
}

const RESET: Record<NonNullable<AppState['resetPassword']>['step'], VisitStep> = {
  away: 'resetPhone',
  sendCode: 'resetPhone',
  sending: 'resetPhone',
  enterCode: 'resetCode',
  checking: 'resetCode',
  resending: 'resetCode',
  createPassword: 'resetPassword',
  saving: 'resetPassword',
  passwordChanged: 'resetPassword',
}

const FORGOTTEN: Record<NonNullable<AppState['forgotPassword']>['step'], VisitStep> = {
  away: 'forgotPassword',
  editing: 'forgotPassword',
  lookingUp: 'forgotPassword',
  provider: 'provider',
  leaving: 'provider',
}

/** The step of the sign-in page; undefined where the one before it has been answered, and what follows is read. */
function loginStep({ login, phoneSignIn, passkeySignIn }: AppState): VisitStep | undefined {
  if (login.step === 'signingIn' && login.answered) return undefined
  if (login.step === 'username' && phoneSignIn && phoneSignIn.step !== 'closed') return 'phone'
  if (login.step === 'username' && passkeySignIn && passkeySignIn !== 'idle') return 'passkey'
  return LOGIN[login.step]
}

/** The step of a factor's page; undefined once the factor was right, and what follows is read. */
function factorStep(
  route: Route,
  { factorCode, passkeyFactor, recoveryCodes }: AppState,
): VisitStep | undefined {
  if (route === '/authenticator' && recoveryCodes && recoveryCodes.step !== 'away') return 'recoveryCodes'
  const accepted = factorCode?.step === 'accepted' || passkeyFactor?.step === 'accepted'
  return accepted ? undefined : SCREENS[route]
}

/** The step of the screen itself, with nothing before it. */
export function screenStep(state: AppState): VisitStep | undefined {
  const { autoLogin, forgotPassword, resetPassword } = state
  if (autoLogin.step !== 'idle') return ENDINGS[autoLogin.step]
  const route = selectRoute(state)
  if (route === '/') return loginStep(state)
  if (factorKindOf(route)) return factorStep(route, state)
  if (route === '/forget-password' && forgotPassword) return FORGOTTEN[forgotPassword.step]
  if (route === '/reset-password' && resetPassword) return RESET[resetPassword.step]
  return SCREENS[route]
}

/** The step that the app shows (visits/steps); undefined while that of the visit so far goes on. */
export const visitStep = (state: AppState): VisitStep | undefined =>
  state.help.modal === 'open' ? 'help' : screenStep(state)
