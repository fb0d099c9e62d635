import { FEATURES } from 'src/constants/features'
import { knownFeatures } from 'src/sagas/company/companyAtSignIn'
import { call, type Saga } from 'src/sagas/effects'
import { leaveToStay } from 'src/sagas/navigation/goTo'
import { webAppRoot } from 'src/services/addresses/pageAddress'
import { endSignIn } from 'src/services/storage/signInRecord'

/** The web app's root; its address hangs on a feature, which is asked for where nobody has yet. */
export function* webAppAddress(): Saga<string> {
  const features = yield* call(knownFeatures)
  return yield* call(webAppRoot, features.includes(FEATURES.webappPreview))
}

/** Goes on to the web app with somebody who is signed in (rulings §4, cookie `simple`; spec §4, Change password). */
export function* openWebApp(): Saga {
  const address = yield* call(webAppAddress)
  yield* call(endSignIn)
  yield* call(leaveToStay, address)
}
