import { autoLoginActions } from 'src/features/autoLogin/autoLoginSlice'
import { recordActions } from 'src/features/record/recordSlice'
import { call, put, type Saga } from 'src/sagas/effects'
import { untilMayAct } from 'src/sagas/oneSignIn/oneSignIn'
import { closeWindow, broadcastSignedIn } from 'src/services/browser/signedInChannel'

/**
 * Notifies the web app, which waits in another window, and closes this window. If the browser does not allow that,
 * the page asks the person to close it (addresses/popup-told).
 */
export function* handBack(address: string): Saga {
  if (!(yield* call(untilMayAct))) return
  yield* put(recordActions.ended())
  yield* call(broadcastSignedIn)
  yield* put(autoLoginActions.popupNotified(address))
  yield* call(closeWindow)
}
