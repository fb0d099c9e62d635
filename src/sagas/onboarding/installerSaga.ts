import { ROUTES } from 'src/constants/routes'
import { installerActions } from 'src/features/onboarding/installerSlice'
import { recordActions } from 'src/features/record/recordSlice'
import { catchProblem } from 'src/sagas/caught'
import { call, put, type Saga, takeLeading } from 'src/sagas/effects'
import { abortSignIn, goTo } from 'src/sagas/navigation/goTo'
import { cancelOnEnd, whileRouteActive } from 'src/sagas/lifetime/whileRouteActive'
import { fetchInstaller } from 'src/services/api/onboarding/onboardingUserService'

/** Loads the installer's address. A failure can be retried, the end of the session cannot (onboarding/installer, sign-in/again). */
export function* loadInstaller(): Saga {
  try {
    const installer = yield* call(fetchInstaller)
    if (installer === 'signedOut') yield* call(abortSignIn, { code: 'signInAgain' } as const)
    else yield* put(installerActions.answered(installer))
  } catch (error) {
    yield* put(installerActions.failed(yield* catchProblem(error, 'serverTryLater')))
  }
}

/** Goes to the session status, which reports whether the device is now set up. */
export function* recheckDevice(): Saga {
  yield* call(goTo, ROUTES.sessionStatus)
}

export function* installerJourney(): Saga {
  yield* put(recordActions.deviceDueRead(true))
  yield* takeLeading(installerActions.requested, loadInstaller)
  yield* takeLeading(installerActions.wentOn, recheckDevice)
  yield* put(installerActions.requested())
}

export function* installerSaga(): Saga {
  yield* call(whileRouteActive, ROUTES.installerError, cancelOnEnd(installerJourney))
}
