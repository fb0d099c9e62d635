import type { Step } from 'src/constants/journeys'
import type { AppState } from 'src/features/rootReducer'
import { ROUTES } from 'src/constants/routes'
import { restartOnPageShow } from 'src/sagas/lifetime/whilePageShown'
import { whileRouteActive } from 'src/sagas/lifetime/whileRouteActive'
import { forgotPasswordJourney } from 'src/sagas/password/forgotPasswordSaga'
import type { Journey } from 'src/store/createStore'

export { ForgotScreen as default } from 'src/features/password/forgot/ForgotScreen'

const STEPS: Record<NonNullable<AppState['forgotPassword']>['step'], Step> = {
  away: 'forgotPassword',
  editing: 'forgotPassword',
  lookingUp: 'forgotPassword',
  provider: 'provider',
  leaving: 'provider',
}

export const journey: Journey = {
  name: 'forgotPassword',
  saga: () => whileRouteActive(ROUTES.forgetPassword, restartOnPageShow(forgotPasswordJourney)),
  progress: {
    stepAt: (route, { forgotPassword }) =>
      route === ROUTES.forgetPassword && forgotPassword ? STEPS[forgotPassword.step] : undefined,
    steps: {
      forgotPassword: {
        problems: ['forgotPassword'],
        busy: ({ forgotPassword }) => forgotPassword?.step === 'lookingUp',
      },
    },
  },
}
