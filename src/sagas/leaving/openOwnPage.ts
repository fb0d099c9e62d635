import { autoLoginActions } from 'src/features/autoLogin/autoLoginSlice'
import { recordActions } from 'src/features/record/recordSlice'
import { call, put, type Saga } from 'src/sagas/effects'
import { advanceTo } from 'src/sagas/navigation/goTo'
import { untilMayAct } from 'src/sagas/oneSignIn/oneSignIn'
import type { OwnPage } from 'src/services/addresses/caller'

/** Shows the page of the app that has asked for this sign-in (security-page/back, phone/back). */
export function* openOwnPage(page: OwnPage): Saga {
  if (!(yield* call(untilMayAct))) return
  yield* put(recordActions.ended())
  // Else the progress of the other hosts replaces the screen.
  yield* put(autoLoginActions.cancelled())
  yield* call(advanceTo, page)
}
