import type { Route } from 'src/constants/routes'
import type { Step } from 'src/constants/journeys'
import type { JourneyProgress } from 'src/features/progress'
import type { AppState } from 'src/features/rootReducer'
import { selectRoute } from 'src/features/navigation/selectRoute'

/** The step of each screen, or the first of several. */
const SCREENS: Record<Route, Step> = {
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
const ENDINGS: Record<Exclude<AppState['autoLogin']['step'], 'idle'>, Step | undefined> = {
  asking: 'hosts',
  notifying: 'hosts',
  told: 'hosts',
  leaving: undefined,
  popupNotified: undefined,
}

const LOGIN: Record<AppState['login']['step'], Step | undefined> = {
  username: 'username',
  lookingUp: 'username',
  password: 'password',
  signingIn: 'password',
  idpRedirect: 'provider',
  leaving: undefined,
}

/** The step of the sign-in page; undefined after its answer, while what follows is read. */
const loginStep = ({ login }: AppState): Step | undefined =>
  login.step === 'signingIn' && login.answered ? undefined : LOGIN[login.step]

/** The step of the screen itself, with nothing before it. */
export function screenStep(state: AppState, known: readonly JourneyProgress[]): Step | undefined {
  const { autoLogin } = state
  if (autoLogin.step !== 'idle') return ENDINGS[autoLogin.step]
  const route = selectRoute(state)
  const own = known.map(({ stepAt }) => stepAt?.(route, state)).find(step => step !== undefined)
  if (own !== undefined) return own ?? undefined
  return route === '/' ? loginStep(state) : SCREENS[route]
}

/** The step that the app shows (visits/steps); undefined while that of the visit so far goes on. */
export const visitStep = (state: AppState, known: readonly JourneyProgress[]): Step | undefined =>
  state.help.modal === 'open' ? 'help' : screenStep(state, known)
