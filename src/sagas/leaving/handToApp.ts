import { ROUTES } from 'src/constants/routes'
import { autoLoginActions } from 'src/features/autoLogin/autoLoginSlice'
import { call, put, type Saga } from 'src/sagas/effects'
import { advanceTo } from 'src/sagas/navigation/goTo'
import { untilMayAct } from 'src/sagas/oneSignIn/oneSignIn'

/** Shows the page that hands the sign-in over to the app which has begun it (addresses/native). The record stays: a refresh shows the page again. */
export function* handToApp(): Saga {
  if (!(yield* call(untilMayAct))) return
  // Else the progress of the other hosts replaces the screen.
  yield* put(autoLoginActions.cancelled())
  yield* call(advanceTo, ROUTES.nativeClient)
}
