import { ROUTES } from 'src/constants/routes'
import { SESSION_KEYS } from 'src/constants/storageKeys'
import { temporaryProblem } from 'src/features/password/temporary/temporaryProblem'
import { selectTemporary, temporaryActions } from 'src/features/password/temporary/temporarySlice'
import { call, put, type Saga, select, takeLeading } from 'src/sagas/effects'
import { abortSignIn } from 'src/sagas/navigation/abortSignIn'
import { redirectTo } from 'src/sagas/navigation/goTo'
import { tellPerson } from 'src/sagas/person/person'
import { logFailure } from 'src/services/log'
import { setOnboardingStatus } from 'src/services/api/onboarding/onboardingStatusService'
import { noteSaid, readSaid } from 'src/services/storage/signInFacts'
import { setTemporaryPassword } from 'src/services/api/passwordService'
import { failureOf } from 'src/services/http/serviceError'
import { writeSession } from 'src/services/storage/sessionStore'

/** Puts the new password in place; then the onboarding is over and the session status leads on (password-change/temporary). */
export function* replaceTemporaryPassword({
  payload: { newPassword },
}: ReturnType<typeof temporaryActions.submitted>): Saga {
  if ((yield* select(selectTemporary)).step !== 'saving') return
  try {
    const answer = yield* call(setTemporaryPassword, newPassword)
    if (answer === 'signedOut') return yield* call(abortSignIn, { code: 'signInAgain' } as const)
    if (answer === 'alreadyCreated') {
      yield* call(noteOwnPassword)
      yield* put(temporaryActions.refused({ code: 'alreadyCreated' }))
      return
    }
  } catch (error) {
    yield* put(temporaryActions.refused(temporaryProblem(failureOf(error))))
    return
  }
  yield* call(noteOwnPassword)
  yield* call(completeOnboarding)
  yield* call(redirectTo, ROUTES.sessionStatus)
}

export function* completeOnboarding(): Saga {
  try {
    yield* call(setOnboardingStatus, 'Completed')
    yield* call(writeSession, SESSION_KEYS.onboardingStatus, 'Completed')
  } catch (error) {
    yield* call(logFailure, 'onboarding status', failureOf(error))
  }
}

/** From now on the password is the person's own, whatever the settings or an earlier answer say. */
export const noteOwnPassword = (): void => noteSaid({ passwordIsActivationCode: false })

/** A person who has set their own password moves on: after the change, and on a refresh that knows of it. */
export function* temporaryPasswordJourney(): Saga {
  if ((yield* call(readSaid)).passwordIsActivationCode === false) {
    yield* call(redirectTo, ROUTES.sessionStatus)
    return
  }
  yield* call(tellPerson)
  yield* put(temporaryActions.arrived())
  yield* takeLeading(temporaryActions.submitted, replaceTemporaryPassword)
}
