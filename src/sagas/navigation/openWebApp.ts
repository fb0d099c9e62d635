import { FEATURES } from 'src/constants/features'
import { recordActions } from 'src/features/session/record/recordSlice'
import { knownFeatures } from 'src/sagas/company/companyAtSignIn'
import { call, put, type Saga } from 'src/sagas/effects'
import { exitReplacing } from 'src/sagas/navigation/goTo'
import { compareMark } from 'src/sagas/oneSignIn/compareMark'
import { webAppRoot } from 'src/services/addresses/pageAddress'

/** The web app's root; its address depends on a feature, which this requests where it is unknown. */
export function* webAppAddress(): Saga<string> {
  const features = yield* call(knownFeatures)
  return yield* call(webAppRoot, { preview: features.includes(FEATURES.webappPreview) })
}

/** Goes on to the web app with somebody who is signed in (sign-in/simple-cookie, password-change/done). */
export function* openWebApp(): Saga {
  const address = yield* call(webAppAddress)
  if (!(yield* call(compareMark))) return
  yield* put(recordActions.ended())
  yield* call(exitReplacing, address)
}
