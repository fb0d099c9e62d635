import type { Step } from 'src/constants/journeys'
import { ROUTES } from 'src/constants/routes'
import type { JourneyProgress } from 'src/features/progress'
import type { AppState } from 'src/features/rootReducer'
import type { Journey } from 'src/store/createStore'

/** What replaces a screen at the end of a sign-in; null while the person still sees the step before it. */
const ENDINGS: Record<Exclude<AppState['autoLogin']['step'], 'idle'>, Step | null> = {
  asking: 'hosts',
  notifying: 'hosts',
  told: 'hosts',
  leaving: null,
  popupNotified: null,
}

const autoLogin: JourneyProgress = {
  stepAt: (_route, { autoLogin: { step } }) => (step === 'idle' ? undefined : ENDINGS[step]),
  isHandedOver: ({ autoLogin: { step } }) => step === 'popupNotified',
  steps: { hosts: [{ problems: [] }] },
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
  // Between two steps after the answer, while the app reads what comes next.
  stepAt: (route, { login }) => {
    if (route !== ROUTES.login) return undefined
    return login.step === 'signingIn' && login.answered ? null : LOGIN[login.step]
  },
  isLeaving: ({ login }) => login.step === 'leaving',
  steps: {
    username: [
      {
        problems: ['login'],
        busy: ({ login }) => login.step === 'lookingUp',
        remembered: ({ login }) => login.remembered === true,
      },
    ],
    password: [{ problems: ['login'], busy: ({ login }) => login.step === 'signingIn' }],
    provider: [{ problems: ['login'] }],
  },
}

/**
 * Returns the progress of the journeys that have arrived and of those in the first load, in the order of their precedence: what
 * replaces a screen, the screens and the parts, the form of the sign-in page. Only the reports of visits load it.
 */
export const allProgress = (journeys: readonly Journey[]): JourneyProgress[] => [
  autoLogin,
  help,
  ...journeys.map(({ progress }) => progress),
  signIn,
]
