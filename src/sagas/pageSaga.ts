import { eventChannel } from 'redux-saga'
import * as raw from 'redux-saga/effects'
import { environmentActions } from 'src/features/environment/environmentSlice'
import { sessionEvents } from 'src/features/session/sessionEvents'
import { loadSettings } from 'src/sagas/company'
import { call, put, type Saga } from 'src/sagas/effects'
import { isReload } from 'src/services/browsingContext'
import { isNativeClient, readDevice } from 'src/services/environment'
import { firstUse } from 'src/services/firstUse'
import { loadHttpClient } from 'src/services/http'
import { type PageEvent, watchPage } from 'src/services/pageEvents'
import { keepReturnAddress } from 'src/services/returnTarget'
import { clearInactiveFlag, clearSession } from 'src/services/sessionStore'

/** What every page load begins with, before any journey (spec §1). */
export function* preparePage(): Saga {
  if (yield* call(isReload)) yield* call(clearSession)
  yield* call(clearInactiveFlag)
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

/** What the next call needs comes while the person types; one that fails is asked for again by the call. */
export function* prepareCalls(): Saga {
  yield* call(firstUse)
  try {
    yield* call(loadHttpClient)
  } catch {
    // The call will say so.
  }
}

/** Follows the page itself for as long as it lives, and loads what every screen wears. */
export function* pageSaga(): Saga {
  yield raw.takeEvery(yield* call(pageEvents), noticePage)
  yield raw.fork(prepareCalls)
  yield* call(loadSettings)
}
