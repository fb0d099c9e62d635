import { ROUTES } from 'src/constants/routes'
import { restartOnPageShow } from 'src/sagas/lifetime/restartOnPageShow'
import { forgotPasswordJourney } from 'src/sagas/password/forgotPasswordSaga'
import { whileRouteActive } from 'src/sagas/lifetime/whileRouteActive'
import type { Journey } from 'src/store/createStore'

export { ForgotScreen as default } from 'src/features/password/forgot/ForgotScreen'

export const journey: Journey = {
  name: 'forgotPassword',
  saga: () => whileRouteActive(ROUTES.forgetPassword, restartOnPageShow(forgotPasswordJourney)),
}
