import { ROUTES } from 'src/constants/routes'
import { call, type Saga } from 'src/sagas/effects'
import { cancelOnEnd } from 'src/sagas/lifetime/cancelOnEnd'
import { restartOnPageShow } from 'src/sagas/lifetime/restartOnPageShow'
import { whileRouteActive } from 'src/sagas/lifetime/whileRouteActive'
import { phoneApprovalJourney } from 'src/sagas/phoneApproval/phoneApprovalSaga'
import type { Journey } from 'src/store/createStore'

export { PhoneApprovalScreen as default } from 'src/features/phoneApproval/PhoneApprovalScreen'

function* phoneApprovalSaga(): Saga {
  yield* call(whileRouteActive, ROUTES.phone, restartOnPageShow(cancelOnEnd(phoneApprovalJourney)))
}

export const journey: Journey = { name: 'phoneApproval', saga: phoneApprovalSaga }
