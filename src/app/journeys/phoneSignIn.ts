import { ROUTES } from 'src/constants/routes'
import { call } from 'src/sagas/effects'
import { restartOnPageShow } from 'src/sagas/lifetime/whilePageShown'
import { whileRouteActive } from 'src/sagas/lifetime/whileRouteActive'
import { phoneSignInJourney } from 'src/sagas/phoneSignIn/phoneSignInSaga'
import type { Journey } from 'src/store/createStore'

/** Signs this computer in by a phone, from the sign-in page (phone/extension). */
export { PhoneButton as Part } from 'src/features/phoneSignIn/PhoneButton'

export const journey: Journey = {
  name: 'phoneSignIn',
  *saga() {
    yield* call(whileRouteActive, ROUTES.login, restartOnPageShow(phoneSignInJourney))
  },
  progress: {
    stepAt: (route, { login, phoneSignIn }) =>
      route === ROUTES.login && login.step === 'username' && phoneSignIn && phoneSignIn.step !== 'closed'
        ? 'phone'
        : undefined,
    steps: {
      phone: {
        problems: ['phoneSignIn'],
        busy: ({ phoneSignIn }) => phoneSignIn?.step === 'opening',
        end: ({ phoneSignIn }) =>
          phoneSignIn?.step === 'over' && (phoneSignIn.why === 'expired' ? 'tooLate' : 'refused'),
      },
    },
  },
}
