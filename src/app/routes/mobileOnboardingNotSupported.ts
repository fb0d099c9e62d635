import { ROUTES } from 'src/constants/routes'
import { NotSupportedScreen } from 'src/features/onboarding/NotSupportedScreen'
import { personReducer } from 'src/features/session/personSlice'
import { whileRouteActive } from 'src/sagas/lifetime/whileRouteActive'
import { tellPerson } from 'src/sagas/person/person'
import type { Journey } from 'src/store/createStore'

export default NotSupportedScreen

export const journey: Journey = {
  name: 'onboardingNotSupported',
  reducers: { person: personReducer },
  saga: () => whileRouteActive(ROUTES.mobileOnboardingNotSupported, tellPerson),
}
