import type { Step } from 'src/constants/journeys'
import { ROUTES } from 'src/constants/routes'
import type { JourneyProgress } from 'src/features/progress'
import type { AppState } from 'src/features/rootReducer'
import type { Journey } from 'src/store/createStore'

const autoLogin: JourneyProgress = {
  // Null while the previous step is still visible.
  stepAt: (_route, { autoLogin: { step } }) => {
    if (step === 'idle') return undefined
    return step === 'leaving' || step === 'popupNotified' ? null : 'hosts'
  },
  isHandedOver: ({ autoLogin: { step } }) => step === 'popupNotified',
  steps: { hosts: { problems: [] } },
}

const help: JourneyProgress = {
  stepInFront: ({ help: { modal } }) => (modal === 'open' ? 'help' : undefined),
  steps: {},
}

const LOGIN: Record<AppState['login']['step'], Step | null> = {
  username: 'username',
  lookingUp: 'username',
  password: 'password',
  signingIn: 'password',
  idpRedirect: 'provider',
  leaving: null,
}

const signIn: JourneyProgress = {
  // Null between two steps after the answer, while the app determines the next one.
  stepAt: (route, { login }) => {
    if (route !== ROUTES.login) return undefined
    return login.step === 'signingIn' && login.answered ? null : LOGIN[login.step]
  },
  isLeaving: ({ login }) => login.step === 'leaving',
  steps: {
    username: {
      problems: ['login'],
      busy: ({ login }) => login.step === 'lookingUp',
      remembered: ({ login }) => login.remembered === true,
    },
    password: { problems: ['login'], busy: ({ login }) => login.step === 'signingIn' },
    provider: { problems: ['login'] },
  },
}

/**
 * Returns the progress of the journeys that have loaded and of those in the first load, in order of precedence: the
 * ends that replace a screen, the screens and the parts, and the form of the sign-in page. Only the reports of visits
 * load it.
 */
export const allProgress = (journeys: readonly Journey[]): JourneyProgress[] => [
  autoLogin,
  help,
  ...journeys.map(({ progress }) => progress),
  signIn,
]
