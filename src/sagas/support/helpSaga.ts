import { ROUTES } from 'src/constants/routes'
import { FALLBACK_DELAY_MS } from 'src/constants/timings'
import { selectDevice } from 'src/features/environment/environmentSlice'
import { helpActions, selectContact } from 'src/features/support/helpSlice'
import { selectRoute } from 'src/features/session/selectRoute'
import { sessionEvents } from 'src/features/session/sessionEvents'
import {
  call,
  callEffect,
  delayEffect,
  put,
  race,
  type Saga,
  select,
  takeEvery,
  takeLeading,
  takeType,
} from 'src/sagas/effects'
import { goTo } from 'src/sagas/navigation/goTo'

/** Shows the support form: as a page on a phone, as a modal where there is room for one (support/get-help). */
export function* openForm(): Saga {
  if ((yield* select(selectRoute)) === ROUTES.supportForm) yield* put(helpActions.pointedOut())
  else if ((yield* select(selectDevice)) === 'mobile') yield* call(openPage)
  else yield* put(helpActions.opened())
}

/** Shows the form's page, which offers 'Try again' if it fails to load. */
export function* openPage(): Saga {
  if ((yield* select(selectRoute)) === ROUTES.supportForm) return
  yield* call(goTo, ROUTES.supportForm, { openedHere: true })
}

export function* untilContactEnded(): Saga {
  while ((yield* select(selectContact)).step === 'asking') yield* takeType('*')
}

/**
 * What the form's journey finds out for 'Contact support', once its chunk has come (reachSupport.ts), may take a while: a slow
 * answer must not look like a dead button, and the form says that something is on its way.
 */
export function* awaitContact(): Saga {
  const { late } = yield* race({ ended: callEffect(untilContactEnded), late: delayEffect(FALLBACK_DELAY_MS) })
  if (late) yield* call(openForm)
}

export function* helpSaga(): Saga {
  yield* takeEvery(sessionEvents.helpAsked, openForm)
  yield* takeLeading(sessionEvents.supportAsked, awaitContact)
  yield* takeEvery(helpActions.modalFailed, openPage)
}
