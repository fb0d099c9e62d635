import { ROUTES } from 'src/constants/routes'
import { LATE_MS } from 'src/constants/timings'
import { selectDevice } from 'src/features/environment/environmentSlice'
import { helpActions } from 'src/features/support/helpSlice'
import { selectRoute } from 'src/features/session/selectRoute'
import { sessionEvents } from 'src/features/session/sessionEvents'
import { call, cancel, delay, fork, put, type Saga, select, takeEvery, takeLeading } from 'src/sagas/effects'
import { goTo } from 'src/sagas/navigation/goTo'
import { reportCrash } from 'src/services/log'

/** Shows the support form: as a page on a phone, as a modal where there is room for one (rulings §4, Support). */
export function* openForm(): Saga {
  if ((yield* select(selectRoute)) === ROUTES.supportForm) yield* put(helpActions.pointedOut())
  else if ((yield* select(selectDevice)) === 'mobile') yield* call(openPage)
  else yield* put(helpActions.opened())
}

/** Shows the form's page, whose failure to load has a way on of its own. */
export function* openPage(): Saga {
  yield* call(goTo, ROUTES.supportForm, { openedHere: true })
}

/** A slow answer must not look like a dead button: the form says that something is on its way. */
export function* openFormLate(): Saga {
  yield* delay(LATE_MS)
  yield* call(openForm)
}

/** 'Contact support', which comes in a chunk of its own; without it there is still the form. */
export function* contactSupport(): Saga {
  const late = yield* fork(openFormLate)
  try {
    const { reachSupport } = yield* call(loadReachSupport)
    yield* call(reachSupport, late)
  } catch (error) {
    yield* call(reportCrash, 'the way to support', error)
    yield* cancel(late)
    yield* put(helpActions.contactEnded())
    yield* call(openForm)
  }
}

export const loadReachSupport = () => import('src/sagas/support/reachSupport')

export function* helpSaga(): Saga {
  yield* takeEvery(sessionEvents.helpAsked, openForm)
  yield* takeLeading(sessionEvents.supportAsked, contactSupport)
  yield* takeEvery(helpActions.modalFailed, openPage)
}
