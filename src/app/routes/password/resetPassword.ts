import { ROUTES } from 'src/constants/routes'
import { cancelOnEnd } from 'src/sagas/lifetime/cancelOnEnd'
import { restartOnPageShow } from 'src/sagas/lifetime/restartOnPageShow'
import { resetPasswordJourney } from 'src/sagas/password/resetPasswordSaga'
import { whileRouteActive } from 'src/sagas/lifetime/whileRouteActive'
import type { Journey } from 'src/store/createStore'

export { ResetScreen as default } from 'src/features/password/reset/ResetScreen'

export const journey: Journey = {
  name: 'resetPassword',
  saga: () => whileRouteActive(ROUTES.resetPassword, restartOnPageShow(cancelOnEnd(resetPasswordJourney))),
}
