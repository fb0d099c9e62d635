import { push } from 'redux-first-history'
import { BASE_PATH, ROUTES } from 'src/constants/routes'
import { expiredEvents } from 'src/features/password/expiredEvents'
import { call, put, type Saga, takeLeading } from 'src/sagas/effects'
import { currentSearch } from 'src/services/browser/navigation'

/** To the change of the password, with the query string as it stands (spec §2 `/password-expired`). */
export function* startChange(): Saga {
  yield* put(push(BASE_PATH + ROUTES.changePassword + (yield* call(currentSearch))))
}

export function* passwordExpiredJourney(): Saga {
  yield* takeLeading(expiredEvents.changeAsked, startChange)
}
