import { companyActions, selectSettings, selectSettingsKnown } from 'src/features/company/companySlice'
import { passkeyListActions, selectPasskeyList } from 'src/features/connected/passkeyListSlice'
import { problemOf } from 'src/features/problemOf'
import { call, put, type Saga, select, take, takeLatest, takeLeading } from 'src/sagas/effects'
import { changeFor } from 'src/sagas/oneSignIn/changeFor'
import { signalPasskeys, tellDevice } from 'src/sagas/passkeys/signalPasskeys'
import { returnToSignIn } from 'src/sagas/password/returnToSignIn'
import { fetchPasskeys, removePasskey } from 'src/services/api/passkeys/passkeyListService'
import { signalGone } from 'src/services/browser/passkeys/signals'
import { failureOf } from 'src/services/http/serviceError'

/** The list of passkeys on the page that changes the password, where the company has them (passkeys/list). */
export function* passkeyListJourney(): Saga {
  if (!(yield* select(selectSettingsKnown))) yield* take(companyActions.settingsLoaded)
  if (!(yield* select(selectSettings)).passkeysEnabled) return
  yield* put(passkeyListActions.asked())
  yield* takeLeading(passkeyListActions.removeAsked, removeListed)
  // Beside the removal, so that the next one can be pressed.
  yield* takeLatest(passkeyListActions.removed, signalRest)
  try {
    const answer = yield* call(fetchPasskeys)
    if (answer.kind === 'signedOut') yield* call(returnToSignIn)
    else {
      yield* put(passkeyListActions.answered({ rpId: answer.rpId, list: answer.list }))
      // Whose session it is, only the server knows: the page may be opened by its address.
      yield* call(tellDevice, answer)
    }
  } catch (error) {
    yield* put(passkeyListActions.failed(problemOf(failureOf(error), 'serverTryLater')))
  }
}

/** What is left: the list on the page may be old by now. */
function* signalRest(): Saga {
  yield* call(signalPasskeys)
}

/** Removes one, and tells the browser, which then offers it no more (passkeys/remove). */
export function* removeListed({ payload: id }: ReturnType<typeof passkeyListActions.removeAsked>): Saga {
  const passkeys = yield* select(selectPasskeyList)
  if (passkeys.state !== 'listed' || passkeys.removing !== id) return
  try {
    if ((yield* call(changeFor, removePasskey, id)) === 'signedOut') {
      yield* call(returnToSignIn)
      return
    }
    yield* put(passkeyListActions.removed())
    yield* call(signalGone, passkeys.rpId, id)
  } catch (error) {
    yield* put(passkeyListActions.notRemoved(problemOf(failureOf(error), 'serverTryLater')))
  }
}
