import type { Action } from '@reduxjs/toolkit'
import { ROUTES } from 'src/constants/routes'
import { loginActions } from 'src/features/signIn/loginSlice'
import { namesWith } from 'src/features/record/recordChanges'
import { recordActions } from 'src/features/record/recordSlice'
import { selectRecord } from 'src/features/record/selectors'
import { sessionEvents } from 'src/features/session/sessionEvents'
import { arriveAtSignIn } from 'src/sagas/signIn/arrival'
import { call, fork, put, race, type Saga, select, take, takeLeading } from 'src/sagas/effects'
import { cancelOn, whileRouteActive } from 'src/sagas/lifetime/whileRouteActive'
import {
  continueToProvider,
  lookUpUsername,
  submitPassword,
  takeAlongUsername,
} from 'src/sagas/signIn/signInSteps'
import { followHistory, unlessBack } from 'src/sagas/signIn/stepHistory'
import { forgetAccount } from 'src/services/storage/accounts'

/** Cancels the worker when the person edits the username. */
const cancelOnEdit = cancelOn(loginActions.usernameEdited)

function* forgetName({ payload: name }: ReturnType<typeof loginActions.nameForgotten>): Saga {
  const { account } = yield* select(selectRecord)
  for (const each of namesWith(name, account)) yield* call(forgetAccount, each)
  yield* put(recordActions.nameForgotten(name))
}

/** Runs the page from an arrival on; `restored` if the browser restores it from its back/forward cache. */
function* followForm(restored: Action | undefined): Saga {
  // Leading, so that two quick submits make one request.
  yield* takeLeading(loginActions.usernameSubmitted, cancelOnEdit(lookUpUsername))
  yield* takeLeading(loginActions.passwordSubmitted, unlessBack(submitPassword))
  yield* takeLeading(loginActions.continued, unlessBack(cancelOnEdit(continueToProvider)))
  yield* takeLeading(loginActions.passwordForgotten, takeAlongUsername)
  yield* takeLeading(loginActions.nameForgotten, forgetName)
  yield* fork(followHistory)
  yield* call(arriveAtSignIn, restored)
}

/**
 * Runs the sign-in page. Cancels all pending work and restarts when the browser restores the page from its
 * back/forward cache, or when another page has ended the sign-in (addresses/shown-again, one-sign-in/ended).
 */
export function* signInJourney(): Saga {
  for (let restored: Action | undefined; ;) {
    ;({ restored } = yield* race({
      form: call(followForm, restored),
      restored: take(sessionEvents.pageRestored),
      overtaken: take(sessionEvents.overtaken),
    }))
  }
}

export function* loginSaga(): Saga {
  yield* call(whileRouteActive, ROUTES.login, signInJourney)
}
