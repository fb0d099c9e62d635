import { ROUTES } from 'src/constants/routes'
import { passwordExpiredJourney } from 'src/sagas/password/passwordExpiredSaga'
import { whileRouteActive } from 'src/sagas/lifetime/whileRouteActive'
import type { Journey } from 'src/store/createStore'

export { ExpiredScreen as default } from 'src/features/password/ExpiredScreen'

export const journey: Journey = {
  name: 'passwordExpired',
  saga: () => whileRouteActive(ROUTES.passwordExpired, passwordExpiredJourney),
  progress: { steps: { changePassword: { problems: [] } } },
}
