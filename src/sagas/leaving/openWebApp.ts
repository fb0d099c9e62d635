import { FEATURES } from 'src/constants/features'
import { recordActions } from 'src/features/record/recordSlice'
import { knownFeatures } from 'src/sagas/company/company'
import { call, put, type Saga } from 'src/sagas/effects'
import { exitReplacing } from 'src/sagas/navigation/goTo'
import { untilMayAct } from 'src/sagas/oneSignIn/oneSignIn'
import { webAppRoot } from 'src/services/addresses/pageAddress'

/** Returns the address of the web app's root. It depends on a feature; requests the features if this tab does not know them. */
export function* webAppAddress(): Saga<string> {
  const features = yield* call(knownFeatures)
  return yield* call(webAppRoot, { preview: features.includes(FEATURES.webappPreview) })
}

/** Opens the web app for a signed-in person (sign-in/simple-cookie, password-change/done). */
export function* openWebApp(): Saga {
  yield* call(finish, yield* call(webAppAddress))
}

/** Ends the sign-in and opens an address of the web app; the return address is no longer needed. */
export function* finish(address: string): Saga {
  if (!(yield* call(untilMayAct))) return
  yield* put(recordActions.ended())
  yield* call(exitReplacing, address)
}
