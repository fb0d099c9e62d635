import { replace } from 'redux-first-history'
import { BASE_PATH } from 'src/constants/basePath'
import { ROUTES } from 'src/constants/routes'
import { expiredEvents } from 'src/features/password/expiredEvents'
import { call, put, type Saga, takeLeading } from 'src/sagas/effects'
import { currentSearch } from 'src/services/browser/navigation'

/** Goes to the change of the password with the same query string, in place of this page: Back does not return to it (password-change/expired). */
export function* startChange(): Saga {
  yield* put(replace(BASE_PATH + ROUTES.changePassword + (yield* call(currentSearch))))
}

export function* passwordExpiredJourney(): Saga {
  yield* takeLeading(expiredEvents.changePressed, startChange)
}
