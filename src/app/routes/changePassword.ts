import { ROUTES } from 'src/constants/routes'
import { connectedReducer } from 'src/features/connected/connectedSlice'
import { changeReducer } from 'src/features/password/change/changeSlice'
import { restartOnPageShow } from 'src/sagas/lifetime/restartOnPageShow'
import { changePasswordJourney } from 'src/sagas/password/changePasswordSaga'
import { whileRouteActive } from 'src/sagas/lifetime/whileRouteActive'
import { personReducer } from 'src/features/session/personSlice'
import type { Journey } from 'src/store/createStore'

export { ChangePasswordScreen as default } from 'src/app/screens/ChangePasswordScreen'

export const journey: Journey = {
  name: 'changePassword',
  reducers: { changePassword: changeReducer, connected: connectedReducer, person: personReducer },
  saga: () => whileRouteActive(ROUTES.changePassword, restartOnPageShow(changePasswordJourney)),
}
