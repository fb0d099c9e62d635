import { ROUTES } from 'src/constants/routes'
import { passwordExpiredJourney } from 'src/sagas/passwordExpiredSaga'
import { whileShown } from 'src/sagas/whileShown'
import type { Journey } from 'src/store/createStore'

export { ExpiredScreen as default } from 'src/features/password/ExpiredScreen'

export const journey: Journey = {
  name: 'passwordExpired',
  reducers: {},
  saga: () => whileShown(ROUTES.passwordExpired, passwordExpiredJourney),
}
