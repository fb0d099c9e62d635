import { recordActions } from 'src/features/record/recordSlice'
import { endPage, type SignInEnd } from 'src/features/record/signInEnd'
import { call, put, type Saga } from 'src/sagas/effects'
import { handBack } from 'src/sagas/leaving/handBack'
import { openOwnPage } from 'src/sagas/leaving/openOwnPage'
import { finish } from 'src/sagas/leaving/openWebApp'
import { ownPage } from 'src/services/addresses/pageAddress'
import { broadcastSignedIn } from 'src/services/browser/signedInChannel'

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

/**
 * Ends a sign-in for which a host of the company has taken over the browser. The host leads back to the page that
 * answers a request, which then needs the record.
 */
export function* endAtHost(end: SignInEnd): Saga {
  if (end === 'popup') yield* call(broadcastSignedIn)
  if (!endPage(end)?.mode) yield* put(recordActions.ended())
}
