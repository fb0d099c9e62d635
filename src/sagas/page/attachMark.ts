import { ENTRY_ROUTES, ROUTES } from 'src/constants/routes'
import { recordActions } from 'src/features/session/record/recordSlice'
import { selectKnownName, selectRecord } from 'src/features/session/record/selectors'
import { selectRoute } from 'src/features/session/selectRoute'
import { call, put, type Saga, select } from 'src/sagas/effects'
import { redirectTo } from 'src/sagas/navigation/goTo'
import { syncMark } from 'src/sagas/oneSignIn/syncMark'
import { readMark } from 'src/services/storage/currentSignIn'

/** Attaches a page load to a sign-in: to the one that this tab has begun, if that is still the latest of the browser; else to the latest one (one-sign-in/whose). */
export function* attachMark(): Saga {
  if ((yield* select(selectRecord)).mark) {
    if (!(yield* call(syncMark))) yield* call(redirectTo, ROUTES.login)
    return
  }
  const found = (yield* call(readMark)) ?? { id: '', who: '' }
  yield* put(recordActions.markFound({ ...found, username: yield* call(shownName) }))
}

/** The person that the page shows; undefined on a page that needs no sign-in. */
function* shownName(): Saga<string | undefined> {
  const route = yield* select(selectRoute)
  if (ENTRY_ROUTES.some(each => each === route)) return undefined
  return (yield* select(selectKnownName)) || undefined
}
