import { useSelector } from 'react-redux'
import { ROUTES } from 'src/constants/routes'
import { PasskeyFactorScreen } from 'src/features/mfa/passkey/PasskeyFactorScreen'
import { PasskeyOfferScreen } from 'src/features/passkeys/PasskeyOfferScreen'
import { selectRoute } from 'src/features/session/selectRoute'
import { PasskeyButton } from 'src/features/signIn/passkey/PasskeyButton'

/** What a route has of passkeys: the two pages of their own, and the button on the sign-in page. */
export function PasskeyScreen() {
  const route = useSelector(selectRoute)
  if (route === ROUTES.passkey) return <PasskeyFactorScreen />
  return route === ROUTES.passkeyOffer ? <PasskeyOfferScreen /> : <PasskeyButton />
}
