import { ROUTES } from 'src/constants/routes'
import { all, callEffect, type Saga } from 'src/sagas/effects'
import { cancelOnEnd } from 'src/sagas/lifetime/cancelOnEnd'
import { restartOnPageShow } from 'src/sagas/lifetime/restartOnPageShow'
import { whileRouteActive } from 'src/sagas/lifetime/whileRouteActive'
import { changePasswordJourney } from 'src/sagas/password/changePasswordSaga'
import { passkeyListJourney } from 'src/sagas/password/passkeyListSaga'
import { proofJourney } from 'src/sagas/security/proofSaga'
import { securityJourney } from 'src/sagas/security/securitySaga'
import type { Journey } from 'src/store/createStore'

export { AccountScreen as default } from 'src/app/screens/AccountScreen'

function* changeAndList(): Saga {
  yield* all([callEffect(changePasswordJourney), callEffect(passkeyListJourney), callEffect(proofJourney)])
}

function* accountSaga(): Saga {
  yield* all([
    callEffect(whileRouteActive, ROUTES.changePassword, restartOnPageShow(cancelOnEnd(changeAndList))),
    callEffect(whileRouteActive, ROUTES.security, restartOnPageShow(cancelOnEnd(securityJourney))),
  ])
}

export const journey: Journey = {
  name: 'account',
  saga: accountSaga,
}
