import { ROUTES } from 'src/constants/routes'
import { resetReducer } from 'src/features/password/reset/resetSlice'
import { anewWhenRestored } from 'src/sagas/lifetime/anewWhenRestored'
import { resetPasswordJourney } from 'src/sagas/password/resetPasswordSaga'
import { whileShown } from 'src/sagas/lifetime/whileShown'
import type { Journey } from 'src/store/createStore'

export { ResetScreen as default } from 'src/features/password/reset/ResetScreen'

export const journey: Journey = {
  name: 'resetPassword',
  reducers: { resetPassword: resetReducer },
  saga: () => whileShown(ROUTES.resetPassword, anewWhenRestored(resetPasswordJourney)),
}
