import { ROUTES } from 'src/constants/routes'
import { temporaryReducer } from 'src/features/password/temporary/temporarySlice'
import { cancelOnSignOut } from 'src/sagas/lifetime/cancelOnSignOut'
import { restartOnPageShow } from 'src/sagas/lifetime/restartOnPageShow'
import { temporaryPasswordJourney } from 'src/sagas/password/temporaryPasswordSaga'
import { whileRouteActive } from 'src/sagas/lifetime/whileRouteActive'
import { personReducer } from 'src/features/session/personSlice'
import type { Journey } from 'src/store/createStore'

export { TemporaryScreen as default } from 'src/features/password/temporary/TemporaryScreen'

export const journey: Journey = {
  name: 'temporaryPassword',
  reducers: { temporaryPassword: temporaryReducer, person: personReducer },
  saga: () =>
    whileRouteActive(ROUTES.resetTempPassword, restartOnPageShow(cancelOnSignOut(temporaryPasswordJourney))),
}
