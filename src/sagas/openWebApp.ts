import * as raw from 'redux-saga/effects'
import { FEATURES } from 'src/constants/features'
import { FEATURES_WAIT_MS } from 'src/constants/timings'
import { knownFeatures } from 'src/sagas/companyAtSignIn'
import { call, race, type Saga } from 'src/sagas/effects'
import { leaveToStay } from 'src/sagas/goTo'
import { webAppRoot } from 'src/services/returnTarget'

/** Goes on to the web app with somebody who is signed in (rulings §4, cookie `simple`). */
export function* openWebApp(): Saga {
  // The web app's address hangs on a feature; one that does not answer must not hold the person up.
  const { features } = yield* race<{ features: string[]; late: true }>({
    features: raw.call(knownFeatures),
    late: raw.delay(FEATURES_WAIT_MS),
  })
  yield* call(leaveToStay, webAppRoot(features?.includes(FEATURES.webappPreview) ?? false))
}
