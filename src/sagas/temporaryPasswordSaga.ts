import * as raw from 'redux-saga/effects'
import { ROUTES } from 'src/constants/routes'
import { SESSION_KEYS } from 'src/constants/storageKeys'
import { temporaryProblem } from 'src/features/password/temporary/temporaryProblem'
import { selectTemporary, temporaryActions } from 'src/features/password/temporary/temporarySlice'
import { call, put, type Saga, select } from 'src/sagas/effects'
import { goToInstead } from 'src/sagas/goTo'
import { knownUsername } from 'src/sagas/knownUsername'
import { logFailure } from 'src/services/log'
import { setOnboardingStatus } from 'src/services/onboardingStatusService'
import { noteOwnPassword } from 'src/services/ownPassword'
import { setTemporaryPassword } from 'src/services/passwordService'
import { failureOf } from 'src/services/serviceError'
import { writeSession } from 'src/services/sessionStore'

/** Puts the new password in place; then the onboarding is over and the session status leads on (spec §4, Temporary password). */
export function* savePassword({
  payload: { newPassword },
}: ReturnType<typeof temporaryActions.submitted>): Saga {
  if ((yield* select(selectTemporary)).step !== 'saving') return
  try {
    if ((yield* call(setTemporaryPassword, newPassword)) === 'alreadyCreated') {
      yield* put(temporaryActions.refused({ code: 'alreadyCreated' }))
      return
    }
  } catch (error) {
    yield* put(temporaryActions.refused(temporaryProblem(failureOf(error))))
    return
  }
  yield* call(noteOwnPassword, yield* call(knownUsername))
  yield* call(completeOnboarding)
  yield* call(goToInstead, ROUTES.sessionStatus)
}

export function* completeOnboarding(): Saga {
  try {
    yield* call(setOnboardingStatus, 'Completed')
    yield* call(writeSession, SESSION_KEYS.onboardingStatus, 'Completed')
  } catch (error) {
    yield* call(logFailure, 'onboarding status', failureOf(error))
  }
}

export function* temporaryPasswordJourney(): Saga {
  yield* put(temporaryActions.arrived(yield* call(knownUsername)))
  yield raw.takeLeading(temporaryActions.submitted, savePassword)
}
