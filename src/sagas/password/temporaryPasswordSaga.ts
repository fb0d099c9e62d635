import { ROUTES } from 'src/constants/routes'
import { serverWords } from 'src/features/problemOf'
import { recordActions } from 'src/features/record/recordSlice'
import { selectAnswer } from 'src/features/record/selectors'
import {
  endsOnboarding,
  selectTemporary,
  temporaryActions,
  temporaryProblem,
} from 'src/features/password/temporary/temporaryPasswordSlice'
import { catchFailure, logCaught } from 'src/sagas/caught'
import { call, put, type Saga, select, takeLeading } from 'src/sagas/effects'
import { abortSignIn, redirectTo } from 'src/sagas/navigation/goTo'
import { callForPerson } from 'src/sagas/oneSignIn/oneSignIn'
import { setOnboardingStatus } from 'src/services/api/onboarding/onboardingService'
import { setTemporaryPassword } from 'src/services/api/password/passwordService'

/** Replaces the temporary password, or another one that the server requires to be replaced; then the session status leads on. The onboarding is over after a temporary password only (password-change/temporary, password-change/required). */
export function* replaceTemporaryPassword({
  payload: { newPassword },
}: ReturnType<typeof temporaryActions.submitted>): Saga {
  if ((yield* select(selectTemporary)).step !== 'saving') return
  try {
    const answer = yield* call(callForPerson, setTemporaryPassword, newPassword)
    if (answer === 'signedOut') return yield* call(abortSignIn, { code: 'signInAgain' } as const)
    if (answer === 'alreadyCreated') {
      yield* put(OWN_PASSWORD)
      yield* put(temporaryActions.refused({ code: 'alreadyCreated' }))
      return
    }
    if (answer !== 'saved') {
      yield* put(temporaryActions.refused(serverWords(answer)))
      return
    }
  } catch (error) {
    yield* put(temporaryActions.refused(temporaryProblem(yield* catchFailure(error))))
    return
  }
  const { passwordChange } = yield* select(selectAnswer)
  yield* put(OWN_PASSWORD)
  if (endsOnboarding(passwordChange)) yield* call(completeOnboarding)
  yield* call(redirectTo, ROUTES.sessionStatus, { passwordSaved: true } as const)
}

export function* completeOnboarding(): Saga {
  try {
    yield* call(callForPerson, setOnboardingStatus, 'Completed' as const)
    yield* put(recordActions.onboardingRead('Completed'))
  } catch (error) {
    yield* logCaught('onboarding status', error)
  }
}

/** Records that the password is now the person's own, regardless of the settings and of earlier responses. */
const OWN_PASSWORD = recordActions.answerMerged({
  passwordIsActivationCode: false,
  passwordChange: undefined,
})

/** Sends on a person who has replaced the temporary password: after the change, and after a refresh of this page. */
export function* temporaryPasswordJourney(): Saga {
  const { passwordIsActivationCode, passwordChange } = yield* select(selectAnswer)
  if (passwordIsActivationCode === false && !passwordChange) {
    yield* call(redirectTo, ROUTES.sessionStatus)
    return
  }
  yield* put(temporaryActions.arrived())
  yield* takeLeading(temporaryActions.submitted, replaceTemporaryPassword)
}
