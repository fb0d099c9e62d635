import { ROUTES } from 'src/constants/routes'
import { passwordExpiredJourney } from 'src/sagas/password/passwordExpiredSaga'
import { whileShown } from 'src/sagas/lifetime/whileShown'
import type { Journey } from 'src/store/createStore'

export { ExpiredScreen as default } from 'src/features/password/ExpiredScreen'

export const journey: Journey = {
  name: 'passwordExpired',
  reducers: {},
  saga: () => whileShown(ROUTES.passwordExpired, passwordExpiredJourney),
}
