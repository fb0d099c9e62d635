import { passkeyListActions, selectPasskeyList } from 'src/features/account/passkeyListSlice'
import { proofActions } from 'src/features/account/proof/proofSlice'
import { catchProblem } from 'src/sagas/caught'
import { knownSettings } from 'src/sagas/company/company'
import { call, put, type Saga, select, spawn, takeLatest, takeLeading } from 'src/sagas/effects'
import { callForPerson } from 'src/sagas/oneSignIn/oneSignIn'
import { signalPasskeys, signalList } from 'src/sagas/passkeys/signalPasskeys'
import { returnToSignIn } from 'src/sagas/navigation/returnToSignIn'
import { fetchPasskeys, removePasskey } from 'src/services/api/passkeys/passkeyListService'
import { signalGone } from 'src/services/browser/passkeys/signals'

/** Runs the list of passkeys on the page that changes the password, if the company has passkeys (passkeys/list). */
export function* passkeyListJourney(): Saga {
  if (!(yield* call(knownSettings)).passkeysEnabled) return
  yield* put(passkeyListActions.listRequested())
  yield* takeLeading(passkeyListActions.removePressed, removeListed)
  // Forked, so that the person can remove the next one meanwhile.
  yield* takeLatest(passkeyListActions.removed, signalRest)
  try {
    const answer = yield* call(fetchPasskeys)
    if (answer.kind === 'signedOut') yield* call(returnToSignIn)
    else {
      yield* put(passkeyListActions.answered({ rpId: answer.rpId, list: answer.list }))
      // A person may open this page by its address. Then only the server knows the owner of the session.
      yield* call(signalList, answer)
    }
  } catch (error) {
    yield* put(passkeyListActions.failed(yield* catchProblem(error, 'serverTryLater')))
  }
}

/** Signals the remaining passkeys to the device; the list on the page may be out of date. */
function* signalRest(): Saga {
  yield* call(signalPasskeys)
}

function* signalRemoved(rpId: string | undefined, id: string): Saga {
  yield* call(signalGone, rpId, id)
}

/** Removes a passkey and signals the browser to stop offering it (passkeys/remove). */
export function* removeListed({ payload: id }: ReturnType<typeof passkeyListActions.removePressed>): Saga {
  const passkeys = yield* select(selectPasskeyList)
  if (passkeys.state !== 'listed' || passkeys.removing !== id) return
  try {
    const answer = yield* call(callForPerson, removePasskey, id)
    if (answer === 'signedOut') return yield* call(returnToSignIn)
    if (answer === 'proveAgain') {
      yield* put(passkeyListActions.removalHeld())
      yield* put(proofActions.asked('removePasskey'))
      return
    }
    yield* put(passkeyListActions.removed())
    // Spawned, so that the person can remove the next one while the device handles the signal.
    yield* spawn(signalRemoved, passkeys.rpId, id)
  } catch (error) {
    yield* put(passkeyListActions.notRemoved(yield* catchProblem(error, 'serverTryLater')))
  }
}
