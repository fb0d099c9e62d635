import { ROUTES } from 'src/constants/routes'
import { all, callEffect, type Saga } from 'src/sagas/effects'
import { cancelOnEnd } from 'src/sagas/lifetime/cancelOnEnd'
import { restartOnPageShow } from 'src/sagas/lifetime/restartOnPageShow'
import { changePasswordJourney } from 'src/sagas/password/changePasswordSaga'
import { passkeyListJourney } from 'src/sagas/password/passkeyListSaga'
import { whileRouteActive } from 'src/sagas/lifetime/whileRouteActive'
import type { Journey } from 'src/store/createStore'

export { ChangePasswordScreen as default } from 'src/app/screens/ChangePasswordScreen'

function* changeAndList(): Saga {
  yield* all([callEffect(changePasswordJourney), callEffect(passkeyListJourney)])
}

export const journey: Journey = {
  name: 'changePassword',
  saga: () => whileRouteActive(ROUTES.changePassword, restartOnPageShow(cancelOnEnd(changeAndList))),
}
