import { FEATURES } from 'src/constants/features'
import { recordActions } from 'src/features/record/recordSlice'
import { knownFeatures } from 'src/sagas/company/companyAtSignIn'
import { call, put, type Saga } from 'src/sagas/effects'
import { exitReplacing } from 'src/sagas/navigation/goTo'
import { untilMayAct } from 'src/sagas/oneSignIn/oneSignIn'
import { webAppRoot } from 'src/services/addresses/pageAddress'

/** The web app's root. Its address depends on a feature; the saga requests the features if this tab does not know them. */
export function* webAppAddress(): Saga<string> {
  const features = yield* call(knownFeatures)
  return yield* call(webAppRoot, { preview: features.includes(FEATURES.webappPreview) })
}

/** Opens the web app for a person who is signed in (sign-in/simple-cookie, password-change/done). */
export function* openWebApp(): Saga {
  yield* call(finish, yield* call(webAppAddress))
}

/** Ends the sign-in and leaves for an address of the web app; nothing needs the return address any more. */
export function* finish(address: string): Saga {
  if (!(yield* call(untilMayAct))) return
  yield* put(recordActions.ended())
  yield* call(exitReplacing, address)
}
