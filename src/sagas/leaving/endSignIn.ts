import { recordActions } from 'src/features/record/recordSlice'
import { endPage, type SignInEnd } from 'src/features/record/signInEnd'
import { call, put, type Saga } from 'src/sagas/effects'
import { finish } from 'src/sagas/leaving/openWebApp'
import { ownPage } from 'src/services/addresses/pageAddress'
import { broadcastSignedIn, closeWindow } from 'src/services/browser/signedInChannel'
import { autoLoginActions } from 'src/features/autoLogin/autoLoginSlice'
import { untilMayAct } from 'src/sagas/oneSignIn/oneSignIn'
import type { EndPage } from 'src/constants/journeys'
import { advanceTo } from 'src/sagas/navigation/goTo'

/** Returns the address of the page at which a sign-in ends; undefined if it ends in the web app. */
export function endAddress(end: SignInEnd): string | undefined {
  const at = endPage(end)
  return at && ownPage(at.page)
}

/** Continues to the end of a sign-in; `address` is the page at which the web app continues (addresses/popup-told). */
export function* endSignIn(end: SignInEnd, address: string): Saga {
  const at = endPage(end)
  if (at) yield* call(openOwnPage, at)
  else yield* call(end === 'popup' ? handBack : finish, address)
}

/** Ends a sign-in for which a host of the company has taken over the browser. The host leads back to the page that answers a request, which then needs the record. */
export function* endAtHost(end: SignInEnd): Saga {
  if (end === 'popup') yield* call(broadcastSignedIn)
  if (!endPage(end)?.mode) yield* put(recordActions.ended())
}

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

/** Shows the page of the app at which this sign-in ends. The record stays for a page that answers a request: a refresh shows the page again. */
export function* openOwnPage({ page, mode }: EndPage): Saga {
  if (!(yield* call(untilMayAct))) return
  if (!mode) yield* put(recordActions.ended())
  // Otherwise the progress of the other hosts would replace the screen.
  yield* put(autoLoginActions.cancelled())
  yield* call(advanceTo, page)
}
