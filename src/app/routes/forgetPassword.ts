import { ROUTES } from 'src/constants/routes'
import { forgotReducer } from 'src/features/password/forgot/forgotSlice'
import { anewWhenRestored } from 'src/sagas/lifetime/anewWhenRestored'
import { forgotPasswordJourney } from 'src/sagas/password/forgotPasswordSaga'
import { whileShown } from 'src/sagas/lifetime/whileShown'
import type { Journey } from 'src/store/createStore'

export { ForgotScreen as default } from 'src/features/password/forgot/ForgotScreen'

export const journey: Journey = {
  name: 'forgotPassword',
  reducers: { forgotPassword: forgotReducer },
  saga: () => whileShown(ROUTES.forgetPassword, anewWhenRestored(forgotPasswordJourney)),
}
