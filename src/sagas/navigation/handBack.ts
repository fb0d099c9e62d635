import { completionActions } from 'src/features/autoLogin/completionSlice'
import { call, put, type Saga } from 'src/sagas/effects'
import { closeWindow, tellSignedIn } from 'src/services/browser/signedInChannel'
import { endSignIn } from 'src/services/storage/signInRecord'

/** Tells the web app, which waits in another window, and closes this one; where the browser keeps it open, the page says that the person may (addresses/popup-told). */
export function* handBack(address: string): Saga {
  yield* call(endSignIn)
  yield* call(tellSignedIn)
  yield* put(completionActions.handedBack(address))
  yield* call(closeWindow)
}
