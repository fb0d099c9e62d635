import { useSelector } from 'react-redux'
import { ROUTES } from 'src/constants/routes'
import { PasskeyFactorScreen } from 'src/features/mfa/passkey/PasskeyFactorScreen'
import { PasskeyOfferScreen } from 'src/features/passkeys/PasskeyOfferScreen'
import { selectRoute } from 'src/features/navigation/selectRoute'

/** The two pages of passkeys, which are in one chunk. */
export function PasskeyScreen() {
  return useSelector(selectRoute) === ROUTES.passkey ? <PasskeyFactorScreen /> : <PasskeyOfferScreen />
}
