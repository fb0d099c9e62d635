import { ROUTES } from 'src/constants/routes'
import { selectAnswer } from 'src/features/record/selectors'
import { call, type Saga, select } from 'src/sagas/effects'
import { advanceTo } from 'src/sagas/navigation/goTo'

/**
 * Leads to the form for a new password if the server requires one; returns false otherwise. By then the password and
 * the factors are accepted, and no check has run (password-change/required).
 */
export function* demandNewPassword(): Saga<boolean> {
  if (!(yield* select(selectAnswer)).passwordChange) return false
  yield* call(advanceTo, ROUTES.resetTempPassword)
  return true
}
