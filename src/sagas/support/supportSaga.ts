import { goBack } from 'redux-first-history'
import { ROUTES } from 'src/constants/routes'
import { helpActions, selectContact, selectHelpShown } from 'src/features/support/helpSlice'
import type { AppState } from 'src/features/rootReducer'
import { selectEntry, selectRoute } from 'src/features/navigation/selectRoute'
import { recordActions } from 'src/features/record/recordSlice'
import { sessionEvents } from 'src/features/session/sessionEvents'
import { selectLogin } from 'src/features/signIn/loginSlice'
import { selectSupport, supportActions } from 'src/features/support/supportSlice'
import { catchProblem } from 'src/sagas/caught'
import { call, fork, put, race, type Saga, select, take, takeEvery, takeLeading } from 'src/sagas/effects'
import { redirectTo } from 'src/sagas/navigation/goTo'
import { knownHelpInfo } from 'src/sagas/company/helpInfo'
import { untilContactEnded, openForm } from 'src/sagas/support/helpSaga'
import { sendTicket } from 'src/services/api/supportService'
import type { Problem } from 'src/constants/problems'
import { openExternal } from 'src/services/browser/openExternal'

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

/** Returns the route from which the form was opened; its own if it was opened by its address. */
const selectHelpFor = (state: AppState): unknown => selectEntry(state).helpFor ?? selectRoute(state)

/** Takes along the name in the field of the sign-in page, also before it is submitted (support/phone-beside). */
export function* keepTypedName(): Saga {
  const login = yield* select(selectLogin)
  if (login.step !== 'username' || !login.typed || !login.username) return
  if ((yield* select(selectHelpFor)) === ROUTES.login) yield* put(recordActions.nameTyped(login.username))
}

/** Runs one form, and the other parts of its page in parallel. */
export function* supportJourney(parts: readonly (() => Saga)[]): Saga {
  yield* call(keepTypedName)
  yield* takeLeading(supportActions.submitted, submitTicket)
  yield* takeLeading(supportActions.retried, loadDesk)
  for (const part of parts) yield* fork(part)
  yield* call(beginForm)
}

/** Returns from the form's page to the previous screen; a modal needs only the event. */
export function* leaveForm(): Saga {
  if ((yield* select(selectRoute)) !== ROUTES.supportForm) return
  // Also after a refresh, because the browser keeps this history entry and the previous one.
  if ((yield* select(selectEntry)).openedHere === true) yield* put(goBack())
  else yield* call(redirectTo, ROUTES.login)
}

function* untilHelpShown(shown: boolean): Saga {
  while ((yield* select(selectHelpShown)) !== shown) yield* take('*')
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
    yield* race({ journey: call(supportJourney, parts), closed: call(untilHelpShown, false) })
  }
}

/**
 * Opens the company's own support address if it has one, or shows it as a link if the browser opens no tab; otherwise
 * opens the form. Closing the form or going to another screen cancels this (support/contact).
 */
export function* reachSupport(): Saga {
  if ((yield* select(selectContact)).step !== 'asking') return
  yield* race({ reached: call(reach), ended: call(untilContactEnded) })
}

// Each branch ends with the event that ends the request, which cancels the rest of the saga.
function* reach(): Saga {
  const { address, problem } = yield* call(askForAddress)
  const shown = yield* select(selectHelpShown)
  if (!address) {
    if (!shown) yield* call(openForm)
    yield* put(helpActions.contactEnded(problem))
    return
  }
  if (yield* call(openExternal, address)) {
    yield* put(shown ? helpActions.closed() : helpActions.contactEnded())
    return
  }
  if (!shown) yield* call(openForm)
  yield* put(helpActions.contactFound(address))
}

function* askForAddress(): Saga<{ address?: string | undefined; problem?: Problem }> {
  try {
    return { address: (yield* call(knownHelpInfo)).requestSupportUrl }
  } catch (error) {
    return { problem: yield* catchProblem(error, 'helpUnavailable') }
  }
}
