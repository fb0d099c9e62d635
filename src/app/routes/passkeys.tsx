import { useSelector } from 'react-redux'
import { ROUTES } from 'src/constants/routes'
import { PasskeyFactorScreen } from 'src/features/mfa/passkey/PasskeyFactorScreen'
import { selectRoute } from 'src/features/navigation/selectRoute'
import { PasskeyOfferScreen } from 'src/features/passkeys/PasskeyOfferScreen'
import { all, call, type Saga } from 'src/sagas/effects'
import { restartOnPageShow, whilePageShown } from 'src/sagas/lifetime/whilePageShown'
import { whileRouteActive } from 'src/sagas/lifetime/whileRouteActive'
import { passkeyFactorJourney } from 'src/sagas/mfa/passkeyFactorSaga'
import { passkeyOfferJourney } from 'src/sagas/signIn/passkey/passkeyOffer'
import { passkeySignInJourney } from 'src/sagas/signIn/passkey/passkeySaga'
import type { Journey } from 'src/store/createStore'

export { PasskeyButton as Part } from 'src/features/signIn/passkey/PasskeyButton'

/** The two pages of passkeys, which are in one chunk. */
export default function PasskeyScreen() {
  return useSelector(selectRoute) === ROUTES.passkey ? <PasskeyFactorScreen /> : <PasskeyOfferScreen />
}

function* passkeySaga(): Saga {
  yield* all([
    call(whileRouteActive, ROUTES.login, restartOnPageShow(passkeySignInJourney)),
    call(whilePageShown, ROUTES.passkey, passkeyFactorJourney),
    call(whilePageShown, ROUTES.passkeyOffer, passkeyOfferJourney),
  ])
}

export const journey: Journey = {
  name: 'passkeys',
  saga: passkeySaga,
  progress: {
    stepAt: (route, { login, passkeySignIn = 'idle', passkeyFactor }) => {
      if (route === ROUTES.login && login.step === 'username' && passkeySignIn !== 'idle') return 'passkey'
      return route === ROUTES.passkey && passkeyFactor?.step === 'accepted' ? null : undefined
    },
    steps: {
      passkey: {
        problems: ['passkeyFactor'],
        busy: ({ passkeyFactor, passkeySignIn = 'idle' }) =>
          passkeySignIn !== 'idle' || passkeyFactor?.step === 'proving',
      },
      passkeyOffer: {
        problems: ['passkeyOffer'],
        busy: ({ passkeyOffer }) => passkeyOffer?.step === 'creating',
      },
    },
  },
}
