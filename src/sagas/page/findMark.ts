import { ENTRY_ROUTES, ROUTES } from 'src/constants/routes'
import { recordActions } from 'src/features/session/record/recordSlice'
import { selectKnownName, selectRecord } from 'src/features/session/record/selectors'
import { selectRoute } from 'src/features/session/selectRoute'
import { call, put, type Saga, select } from 'src/sagas/effects'
import { redirectTo } from 'src/sagas/navigation/goTo'
import { compareMark } from 'src/sagas/oneSignIn/compareMark'
import { readMark } from 'src/services/storage/currentSignIn'

/** Which sign-in a page load belongs to: the one that this tab has begun, where it still is the latest; else the one that the page finds (one-sign-in/whose). */
export function* findMark(): Saga {
  if ((yield* select(selectRecord)).mark) {
    if (!(yield* call(compareMark))) yield* call(redirectTo, ROUTES.login)
    return
  }
  const found = (yield* call(readMark)) ?? { id: '', who: '' }
  yield* put(recordActions.markFound({ ...found, username: yield* call(shownName) }))
}

/** Whom a page shows that is only for somebody who signs in or is signed in; undefined on any other page. */
function* shownName(): Saga<string | undefined> {
  const route = yield* select(selectRoute)
  if (ENTRY_ROUTES.some(each => each === route)) return undefined
  return (yield* select(selectKnownName)) || undefined
}
