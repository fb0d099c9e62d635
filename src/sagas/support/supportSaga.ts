import { goBack } from 'redux-first-history'
import { ROUTES } from 'src/constants/routes'
import { helpActions, selectContact, selectHelpShown } from 'src/features/support/helpSlice'
import type { AppState } from 'src/features/rootReducer'
import { selectRoute } from 'src/features/navigation/selectRoute'
import { sessionEvents } from 'src/features/session/sessionEvents'
import { selectSupport, supportActions } from 'src/features/support/supportSlice'
import { catchProblem } from 'src/sagas/caught'
import {
  call,
  callEffect,
  fork,
  put,
  race,
  type Saga,
  select,
  take,
  takeEvery,
  takeLeading,
  takeType,
} from 'src/sagas/effects'
import { redirectTo } from 'src/sagas/navigation/goTo'
import { knownHelpInfo } from 'src/sagas/company/helpInfo'
import { untilContactEnded } from 'src/sagas/support/helpSaga'
import { reachSupport } from 'src/sagas/support/reachSupport'
import { sendTicket } from 'src/services/api/supportService'

/** Requests how the person can reach support; without an answer the app shows no form (support/no-info). */
export function* loadDesk(): Saga {
  try {
    const info = yield* call(knownHelpInfo)
    yield* put(supportActions.infoLoaded(info))
  } catch (error) {
    yield* put(supportActions.infoFailed(yield* catchProblem(error, 'helpUnavailable')))
  }
}

/** Opens a form, without repeating a request that 'Contact support' has started or finished. */
export function* beginForm(): Saga {
  yield* put(supportActions.begun())
  yield* call(untilContactEnded)
  const contact = yield* select(selectContact)
  if (contact.step !== 'unavailable' && contact.step !== 'found') return yield* call(loadDesk)
  yield* put(helpActions.contactEnded())
  if (contact.step === 'found') yield* put(supportActions.addressFound(contact.address))
  else yield* put(supportActions.infoFailed(contact.problem))
}

export function* submitTicket({ payload }: ReturnType<typeof supportActions.submitted>): Saga {
  if ((yield* select(selectSupport)).step !== 'submitting') return
  try {
    yield* call(sendTicket, payload)
    yield* put(supportActions.confirmed())
  } catch (error) {
    yield* put(supportActions.failed(yield* catchProblem(error, 'supportTrouble')))
  }
}

/** Runs one form, and the other parts of its page in parallel. */
export function* supportJourney(parts: readonly (() => Saga)[]): Saga {
  yield* takeLeading(supportActions.submitted, submitTicket)
  yield* takeLeading(supportActions.retried, loadDesk)
  for (const part of parts) yield* fork(part)
  yield* call(beginForm)
}

// Also after a refresh, because the browser keeps this history entry and the previous one.
const selectOpenedHere = ({ router }: AppState): boolean => {
  const state: unknown = router.location?.state
  return typeof state === 'object' && state !== null && 'openedHere' in state
}

/** Returns from the form's page to the previous screen; a modal needs only the event. */
export function* leaveForm(): Saga {
  if ((yield* select(selectRoute)) !== ROUTES.supportForm) return
  if (yield* select(selectOpenedHere)) yield* put(goBack())
  else yield* call(redirectTo, ROUTES.login)
}

function* untilHelpShown(shown: boolean): Saga {
  while ((yield* select(selectHelpShown)) !== shown) yield* takeType('*')
}

/** Opens one form at a time; the person may have asked for the first before this chunk had loaded. */
function* reachOnPress(): Saga {
  for (;;) {
    yield* call(reachSupport)
    yield* take(sessionEvents.supportRequested)
  }
}

/** Runs while the form is open, as a modal or as a page; closing it cancels pending calls. */
export function* supportSaga(parts: readonly (() => Saga)[] = []): Saga {
  yield* takeEvery(helpActions.closed, leaveForm)
  yield* fork(reachOnPress)
  for (;;) {
    yield* untilHelpShown(true)
    yield* race({ journey: callEffect(supportJourney, parts), closed: callEffect(untilHelpShown, false) })
  }
}
