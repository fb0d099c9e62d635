import { FEATURES } from 'src/constants/features'
import { knownFeatures } from 'src/sagas/company/companyAtSignIn'
import { call, type Saga } from 'src/sagas/effects'
import { exitReplacing } from 'src/sagas/navigation/goTo'
import { webAppRoot } from 'src/services/addresses/pageAddress'
import { endSignIn } from 'src/services/storage/signInRecord'

/** The web app's root; its address depends on a feature, which this requests where it is unknown. */
export function* webAppAddress(): Saga<string> {
  const features = yield* call(knownFeatures)
  return yield* call(webAppRoot, { preview: features.includes(FEATURES.webappPreview) })
}

/** Goes on to the web app with somebody who is signed in (sign-in/simple-cookie, password-change/done). */
export function* openWebApp(): Saga {
  const address = yield* call(webAppAddress)
  yield* call(endSignIn)
  yield* call(exitReplacing, address)
}
