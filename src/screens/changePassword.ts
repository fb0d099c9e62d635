import { ROUTES } from 'src/constants/routes'
import { connectedReducer } from 'src/features/connected/connectedSlice'
import { changeReducer } from 'src/features/password/change/changeSlice'
import { anewWhenRestored } from 'src/sagas/anewWhenRestored'
import { changePasswordJourney } from 'src/sagas/changePasswordSaga'
import { whileShown } from 'src/sagas/whileShown'
import type { Journey } from 'src/store/createStore'

export { ChangePasswordScreen as default } from 'src/screens/ChangePasswordScreen'

export const journey: Journey = {
  name: 'changePassword',
  reducers: { changePassword: changeReducer, connected: connectedReducer },
  saga: () => whileShown(ROUTES.changePassword, anewWhenRestored(changePasswordJourney)),
}
