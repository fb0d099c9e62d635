import { autoLoginActions } from 'src/features/autoLogin/autoLoginSlice'
import { recordActions } from 'src/features/session/record/recordSlice'
import { call, put, type Saga } from 'src/sagas/effects'
import { compareMark } from 'src/sagas/oneSignIn/compareMark'
import { closeWindow, tellSignedIn } from 'src/services/browser/signedInChannel'

/** Tells the web app, which waits in another window, and closes this one; where the browser keeps it open, the page says that the person may (addresses/popup-told). */
export function* handBack(address: string): Saga {
  if (!(yield* call(compareMark))) return
  yield* put(recordActions.ended())
  yield* call(tellSignedIn)
  yield* put(autoLoginActions.popupNotified(address))
  yield* call(closeWindow)
}
