import { ROUTES } from 'src/constants/routes'
import { FALLBACK_DELAY_MS } from 'src/constants/timings'
import { selectDevice } from 'src/features/environment/environmentSlice'
import { helpActions, selectContact } from 'src/features/support/helpSlice'
import { selectRoute } from 'src/features/navigation/selectRoute'
import { sessionEvents } from 'src/features/session/sessionEvents'
import { call, delay, put, race, type Saga, select, takeEvery, takeLeading, take } from 'src/sagas/effects'
import { goTo } from 'src/sagas/navigation/goTo'

/** Shows the support form: as a page on a phone, as a modal where it fits (support/get-help). */
export function* openForm(): Saga {
  if ((yield* select(selectRoute)) === ROUTES.supportForm) yield* put(helpActions.pointedOut())
  else if ((yield* select(selectDevice)) === 'mobile') yield* call(openHelpPage)
  else yield* put(helpActions.opened())
}

/** Shows the form's page, which offers 'Try again' if it fails to load. */
export function* openHelpPage(): Saga {
  const helpFor = yield* select(selectRoute)
  if (helpFor === ROUTES.supportForm) return
  yield* call(goTo, ROUTES.supportForm, { openedHere: true, helpFor })
}

export function* untilContactEnded(): Saga {
  while ((yield* select(selectContact)).step === 'asking') yield* take('*')
}

/**
 * Opens the form if the address for 'Contact support', which the form's journey loads (supportSaga.ts), takes long,
 * because a slow response must not make the button seem dead.
 */
export function* awaitContact(): Saga {
  if ((yield* select(selectContact)).step === 'unavailable') return yield* call(openForm)
  const { late } = yield* race({ ended: call(untilContactEnded), late: delay(FALLBACK_DELAY_MS) })
  if (late) yield* call(openForm)
}

export function* helpSaga(): Saga {
  yield* takeEvery(sessionEvents.helpRequested, openForm)
  yield* takeLeading(sessionEvents.supportRequested, awaitContact)
  yield* takeEvery(helpActions.modalFailed, openHelpPage)
}
