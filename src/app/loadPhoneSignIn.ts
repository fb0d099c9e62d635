import { type Adopt, loadWithJourney } from 'src/app/loadWithJourney'
import { PHONE_SIGN_IN } from 'src/app/routes'

/** Loads the sign-in page's way in by a phone, with its journey. */
export const loadPhoneSignIn = (adopt: Adopt) => loadWithJourney(PHONE_SIGN_IN, adopt)
