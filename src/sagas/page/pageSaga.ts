import { eventChannel } from 'redux-saga'
import { COOKIES } from 'src/constants/cookies'
import { ROUTES } from 'src/constants/routes'
import { SESSION_KEYS } from 'src/constants/storageKeys'
import { environmentActions } from 'src/features/environment/environmentSlice'
import { selectCaller } from 'src/features/record/selectors'
import { recordActions } from 'src/features/record/recordSlice'
import { selectRoute } from 'src/features/navigation/selectRoute'
import { sessionEvents } from 'src/features/session/sessionEvents'
import { sessionActions } from 'src/features/session/sessionSlice'
import { loadSettings } from 'src/sagas/company/company'
import { call, delay, fork, put, type Saga, select, takeEvery } from 'src/sagas/effects'
import { goTo } from 'src/sagas/navigation/goTo'
import { compareMark } from 'src/sagas/oneSignIn/oneSignIn'
import { attachPage } from 'src/sagas/page/bindPage'
import { callerHere } from 'src/services/addresses/caller'
import { isReload, isReturn } from 'src/services/browser/browsingContext'
import { isNativeClient, readDevice } from 'src/services/browser/environment'
import { firstInput } from 'src/services/browser/moments'
import { loadHttpClient } from 'src/services/http/http'
import { type PageEvent, watchPage } from 'src/services/browser/pageEvents'
import { readStoredRecord } from 'src/services/storage/storedRecord'
import { clearInactiveFlag, clearSession } from 'src/services/storage/sessionStore'
import { readCookie, removeCookie } from 'src/services/storage/readCookie'
import { queryParameter } from 'src/services/browser/navigation'

/** Runs at the start of every page load, before any journey (storage/refresh). */
export function* preparePage(): Saga {
  yield* call(openPage)
  const device = yield* call(readDevice)
  const nativeClient = yield* call(isNativeClient)
  yield* put(environmentActions.recognised({ device, nativeClient }))
}

/**
 * Determines how the page was loaded, and begins its record accordingly: a refresh, an arrival from outside, or a
 * return into the sign-in (addresses/back-owner, sign-in/told-why).
 */
export function* openPage(): Saga {
  const back = yield* call(queryParameter, 'back')
  const caller = yield* call(callerHere)
  const reload = yield* call(isReload)
  yield* put(recordActions.read(yield* call(readStoredRecord)))
  if (reload) yield* call(emptyAtRefresh)
  const outside = !reload && !(yield* call(isReturn)) && (yield* select(selectRoute)) === ROUTES.login
  // A failed check returns without parameters, whereas the web app always adds some.
  const failed =
    outside && (back ?? caller) === undefined && (yield* call(readCookie, COOKIES.deviceCheck)) !== undefined
  const arrived = outside && !failed
  yield* put(arrived ? recordActions.arrived({ back, caller }) : recordActions.returned({ back, caller }))
  yield* call(attachPage)
  if (!failed) return
  yield* call(removeCookie, COOKIES.deviceCheck)
  yield* put(sessionActions.signInAborted({ code: 'deviceCheckFailed' }))
}

/** Removes the sign-in from the storage after a refresh; the store keeps the part that it still needs (storage/refresh). */
function* emptyAtRefresh(): Saga {
  yield* put(recordActions.refreshed())
  yield* call(clearSession, SESSION_KEYS.back, SESSION_KEYS.mode, SESSION_KEYS.signIn)
}

export const loadRequestChecks = () => import('src/sagas/requestChecks')

/** Validates a request from outside the browser before the person types anything for it (addresses/mode). */
export function* checkCaller(): Saga {
  if ((yield* select(selectCaller))?.[0] !== '?') return
  try {
    const { requestChecks } = yield* call(loadRequestChecks)
    for (const check of requestChecks) yield* call(check)
  } catch {
    // The end of the sign-in validates it again.
  }
}

const pageEvents = () => eventChannel<PageEvent>(watchPage)

export function* noticePage(event: PageEvent): Saga {
  switch (event.kind) {
    case 'hidden':
      yield* put(sessionEvents.pageHidden())
      yield* put(recordActions.handedOn())
      return
    case 'restored':
      // Another page of this tab may have continued the sign-in.
      yield* put(recordActions.read(yield* call(readStoredRecord)))
      // The journeys restart: the old ones must not continue in between.
      yield* put(sessionEvents.pageRestored())
      // The browser delivers no storage event to a page in its back/forward cache.
      yield* call(attachPage)
      return
    case 'seen':
      yield* call(compareMark)
      yield* put(sessionEvents.pageNoticed(event))
      return
    default:
      yield* put(sessionEvents.pageNoticed(event))
  }
}

/** Waits for a turn of the event loop first, because the first access to local storage makes the browser read it from disk. */
export function* tidyUp(): Saga {
  yield* delay(0)
  yield* call(clearInactiveFlag)
}

/** Loads the HTTP client while the person types. Requested earlier, it would take bandwidth from this script on a slow connection. */
export function* prepareClient(): Saga {
  yield* call(firstInput)
  try {
    yield* call(loadHttpClient)
  } catch {
    // The step reports the failure when it requests the client again.
  }
}

function* followRoute({ payload: route }: ReturnType<typeof sessionEvents.routeFollowed>): Saga {
  yield* call(goTo, route, { openedHere: true })
}

/** Handles the events of the page as long as it exists, and loads the settings, which every screen needs. */
export function* pageSaga(): Saga {
  yield* takeEvery(yield* call(pageEvents), noticePage)
  yield* takeEvery(sessionEvents.routeFollowed, followRoute)
  yield* fork(prepareClient)
  yield* fork(tidyUp)
  yield* fork(checkCaller)
  yield* call(loadSettings)
}
