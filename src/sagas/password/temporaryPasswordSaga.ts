import { ROUTES } from 'src/constants/routes'
import { SESSION_KEYS } from 'src/constants/storageKeys'
import { temporaryProblem } from 'src/features/password/temporary/temporaryProblem'
import { selectTemporary, temporaryActions } from 'src/features/password/temporary/temporarySlice'
import { call, put, type Saga, select, takeLeading } from 'src/sagas/effects'
import { goToInstead } from 'src/sagas/navigation/goTo'
import { knownUsername } from 'src/services/storage/knownUsername'
import { logFailure } from 'src/services/log'
import { setOnboardingStatus } from 'src/services/api/onboardingStatusService'
import { noteOwnPassword } from 'src/services/storage/ownPassword'
import { setTemporaryPassword } from 'src/services/api/passwordService'
import { failureOf } from 'src/services/http/serviceError'
import { writeSession } from 'src/services/storage/sessionStore'

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
  yield* takeLeading(temporaryActions.submitted, savePassword)
}
