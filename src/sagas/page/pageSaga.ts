import { eventChannel } from 'redux-saga'
import { environmentActions } from 'src/features/environment/environmentSlice'
import { sessionEvents } from 'src/features/session/sessionEvents'
import { loadSettings } from 'src/sagas/company/company'
import { all, call, callEffect, delay, fork, put, type Saga, takeEvery } from 'src/sagas/effects'
import { loadSteps } from 'src/sagas/signIn/loginSaga'
import { isReload } from 'src/services/browser/browsingContext'
import { isNativeClient, readDevice } from 'src/services/browser/environment'
import { firstUse } from 'src/services/browser/firstUse'
import { loadHttpClient } from 'src/services/http/http'
import { type PageEvent, watchPage } from 'src/services/browser/pageEvents'
import { keepReturnAddress } from 'src/services/addresses/returnTarget'
import { clearInactiveFlag, clearSession } from 'src/services/storage/sessionStore'

/** What every page load begins with, before any journey (spec §1). */
export function* preparePage(): Saga {
  if (yield* call(isReload)) yield* call(clearSession)
  yield* call(keepReturnAddress)
  const device = yield* call(readDevice)
  const nativeClient = yield* call(isNativeClient)
  yield* put(environmentActions.recognised({ device, nativeClient }))
}

const pageEvents = () => eventChannel<PageEvent>(watchPage)

export function* noticePage(event: PageEvent): Saga {
  yield* put(sessionEvents.pageNoticed(event))
  if (event.kind === 'restored') yield* put(sessionEvents.pageRestored())
}

/** Not at once: a browser reads local storage from the disk when it is first touched. */
export function* tidyUp(): Saga {
  yield* delay(0)
  yield* call(clearInactiveFlag)
}

/** What the next step needs comes while the person types; what fails is asked for again by the step. */
export function* prepareSteps(): Saga {
  yield* call(firstUse)
  try {
    yield* all([callEffect(loadHttpClient), callEffect(loadSteps)])
  } catch {
    // The step will say so.
  }
}

/** Follows the page itself for as long as it lives, and loads what every screen wears. */
export function* pageSaga(): Saga {
  yield* takeEvery(yield* call(pageEvents), noticePage)
  yield* fork(prepareSteps)
  yield* fork(tidyUp)
  yield* call(loadSettings)
}
