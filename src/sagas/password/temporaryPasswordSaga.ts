import { ROUTES } from 'src/constants/routes'
import { recordActions } from 'src/features/session/record/recordSlice'
import { selectAnswer } from 'src/features/session/record/selectors'
import { temporaryProblem } from 'src/features/password/temporary/temporaryProblem'
import { selectTemporary, temporaryActions } from 'src/features/password/temporary/temporaryPasswordSlice'
import { call, put, type Saga, select, takeLeading } from 'src/sagas/effects'
import { abortSignIn } from 'src/sagas/navigation/abortSignIn'
import { redirectTo } from 'src/sagas/navigation/goTo'
import { changeFor } from 'src/sagas/oneSignIn/changeFor'
import { logFailure } from 'src/services/log'
import { setOnboardingStatus } from 'src/services/api/onboarding/onboardingStatusService'
import { setTemporaryPassword } from 'src/services/api/passwordService'
import { failureOf } from 'src/services/http/serviceError'

/** Puts the new password in place; then the onboarding is over and the session status leads on (password-change/temporary). */
export function* replaceTemporaryPassword({
  payload: { newPassword },
}: ReturnType<typeof temporaryActions.submitted>): Saga {
  if ((yield* select(selectTemporary)).step !== 'saving') return
  try {
    const answer = yield* call(changeFor, setTemporaryPassword, newPassword)
    if (answer === 'signedOut') return yield* call(abortSignIn, { code: 'signInAgain' } as const)
    if (answer === 'alreadyCreated') {
      yield* put(OWN_PASSWORD)
      yield* put(temporaryActions.refused({ code: 'alreadyCreated' }))
      return
    }
  } catch (error) {
    yield* put(temporaryActions.refused(temporaryProblem(failureOf(error))))
    return
  }
  yield* put(OWN_PASSWORD)
  yield* call(completeOnboarding)
  yield* call(redirectTo, ROUTES.sessionStatus)
}

export function* completeOnboarding(): Saga {
  try {
    yield* call(changeFor, setOnboardingStatus, 'Completed' as const)
    yield* put(recordActions.onboardingRead('Completed'))
  } catch (error) {
    yield* call(logFailure, 'onboarding status', failureOf(error))
  }
}

/** From now on the password is the person's own, whatever the settings or an earlier answer say. */
const OWN_PASSWORD = recordActions.answerMerged({ passwordIsActivationCode: false })

/** A person who has set their own password moves on: after the change, and on a refresh that knows of it. */
export function* temporaryPasswordJourney(): Saga {
  if ((yield* select(selectAnswer)).passwordIsActivationCode === false) {
    yield* call(redirectTo, ROUTES.sessionStatus)
    return
  }
  yield* put(temporaryActions.arrived())
  yield* takeLeading(temporaryActions.submitted, replaceTemporaryPassword)
}
