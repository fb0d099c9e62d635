import { ROUTES } from 'src/constants/routes'
import { restartOnPageShow } from 'src/sagas/lifetime/whilePageShown'
import { whileRouteActive } from 'src/sagas/lifetime/whileRouteActive'
import { forgotPasswordJourney } from 'src/sagas/password/forgotPasswordSaga'
import type { Journey } from 'src/store/createStore'

export { ForgotScreen as default } from 'src/features/password/forgot/ForgotScreen'

export const journey: Journey = {
  name: 'forgotPassword',
  saga: () => whileRouteActive(ROUTES.forgetPassword, restartOnPageShow(forgotPasswordJourney)),
  progress: {
    stepAt: (route, { forgotPassword }) =>
      route === ROUTES.forgetPassword &&
      (forgotPassword?.step === 'leaving' || (forgotPassword?.step === 'provider' && !forgotPassword.problem))
        ? 'provider'
        : undefined,
    steps: {
      forgotPassword: {
        problems: ['forgotPassword'],
        busy: ({ forgotPassword }) => forgotPassword?.step === 'lookingUp',
      },
    },
  },
}
