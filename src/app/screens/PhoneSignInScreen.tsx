import { useSelector } from 'react-redux'
import { ROUTES } from 'src/constants/routes'
import { selectSettings } from 'src/features/company/companySlice'
import { PhoneButton } from 'src/features/signIn/phone/PhoneButton'
import { call, type Saga } from 'src/sagas/effects'
import { restartOnPageShow } from 'src/sagas/lifetime/restartOnPageShow'
import { whileRouteActive } from 'src/sagas/lifetime/whileRouteActive'
import { phoneSignInJourney } from 'src/sagas/signIn/phone/phoneSignInSaga'
import type { Journey } from 'src/store/createStore'

/** The sign-in page's way in by a phone; the button of passkeys has said 'or' already where it is there. */
export default function PhoneSignInScreen() {
  const { passkeysEnabled } = useSelector(selectSettings)
  return <PhoneButton or={!passkeysEnabled} />
}

function* phoneSignInSaga(): Saga {
  yield* call(whileRouteActive, ROUTES.login, restartOnPageShow(phoneSignInJourney))
}

export const journey: Journey = {
  name: 'phoneSignIn',
  saga: phoneSignInSaga,
  progress: {
    stepAt: (route, { login, phoneSignIn }) =>
      route === ROUTES.login && login.step === 'username' && phoneSignIn && phoneSignIn.step !== 'closed'
        ? 'phone'
        : undefined,
    steps: {
      phone: [
        {
          problems: ['phoneSignIn'],
          busy: ({ phoneSignIn }) => phoneSignIn?.step === 'opening',
          end: ({ phoneSignIn }) =>
            phoneSignIn?.step === 'over' && (phoneSignIn.why === 'expired' ? 'tooLate' : 'refused'),
        },
      ],
    },
  },
}
