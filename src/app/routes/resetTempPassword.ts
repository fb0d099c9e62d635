import { ROUTES } from 'src/constants/routes'
import { temporaryReducer } from 'src/features/password/temporary/temporarySlice'
import { anewWhenRestored } from 'src/sagas/lifetime/anewWhenRestored'
import { temporaryPasswordJourney } from 'src/sagas/password/temporaryPasswordSaga'
import { whileShown } from 'src/sagas/lifetime/whileShown'
import { personReducer } from 'src/features/session/personSlice'
import type { Journey } from 'src/store/createStore'

export { TemporaryScreen as default } from 'src/features/password/temporary/TemporaryScreen'

export const journey: Journey = {
  name: 'temporaryPassword',
  reducers: { temporaryPassword: temporaryReducer, person: personReducer },
  saga: () => whileShown(ROUTES.resetTempPassword, anewWhenRestored(temporaryPasswordJourney)),
}
