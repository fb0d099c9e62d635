import { ROUTES } from 'src/constants/routes'
import { autoLoginActions } from 'src/features/autoLogin/autoLoginSlice'
import { recordActions } from 'src/features/session/record/recordSlice'
import { call, put, type Saga } from 'src/sagas/effects'
import { advanceTo } from 'src/sagas/navigation/goTo'
import { syncMark } from 'src/sagas/oneSignIn/syncMark'

/** Shows the page of the person's own security, which has asked for this sign-in (security-page/back). */
export function* openSecurity(): Saga {
  if (!(yield* call(syncMark))) return
  yield* put(recordActions.ended())
  // Else the progress of the other hosts replaces the screen.
  yield* put(autoLoginActions.cancelled())
  yield* call(advanceTo, ROUTES.security)
}
