import { FEATURES } from 'src/constants/features'
import { factorKindOf } from 'src/constants/factorKinds'
import { type Route, ROUTES } from 'src/constants/routes'
import type { FactorDestination } from 'src/features/mfa/factor'
import { factorDestination } from 'src/features/mfa/factorDestination'
import { type SettledOutcome, statusOutcome } from 'src/features/mfa/statusOutcome'
import { selectRoute } from 'src/features/session/selectRoute'
import { knownFeatures, loadSignInSettings } from 'src/sagas/company/companyAtSignIn'
import { call, type Saga, select } from 'src/sagas/effects'
import { advanceTo, redirectTo, exitAdvancing } from 'src/sagas/navigation/goTo'
import { abortSignIn } from 'src/sagas/navigation/abortSignIn'
import { followChecks } from 'src/sagas/signIn/checks'
import { installOrLogin } from 'src/sagas/signIn/install'
import { rememberAutoLogin, rememberSignedIn, tellPerson } from 'src/sagas/person/person'
import { signInFailure } from 'src/sagas/signIn/signInFailure'
import { simpleLogin } from 'src/sagas/signIn/simpleLogin'
import { deviceCheckAddress, deviceCheckInfo } from 'src/services/addresses/deviceCheckAddress'
import type { CodeAnswer } from 'src/services/api/factorService'
import { fetchOnboardingStatus } from 'src/services/api/onboarding/onboardingService'
import { fetchSessionStatus } from 'src/services/api/sessionStatusService'
import { setAuthenticationMode, writeDeviceCheck } from 'src/services/storage/cookies'
import { SESSION_KEYS } from 'src/constants/storageKeys'
import { writeSession } from 'src/services/storage/sessionStore'
import { isDeviceDue, noteDeviceDue, noteDone, noteSaid } from 'src/services/storage/signInFacts'
import { keepStepExtras } from 'src/services/storage/stepExtrasStore'
import { forgetTextCode, keepTextCode } from 'src/services/storage/textCodeStore'

/** Asks how far the sign-in has come and goes on to its next factor; throws what the call throws (sign-in/factor-due). */
export function* redirectToFactor(): Saga {
  const outcome = statusOutcome(yield* call(fetchSessionStatus), yield* select(selectRoute))
  switch (outcome.kind) {
    // Nothing to wait for on the sign-in page: the answer leads nowhere.
    case 'wait':
      return yield* call(abortSignIn, { code: 'serverLater' } as const)
    case 'denied':
      return yield* call(
        abortSignIn,
        outcome.problem.text === undefined ? ({ code: 'serverLater' } as const) : outcome.problem,
      )
    case 'signedOut':
      return yield* call(abortSignIn, { code: 'signInAgain' } as const)
    case 'authenticated':
    case 'factor':
      yield* call(takeOutcome, outcome)
  }
}

/** Goes where a session status leads; true where the screen that asked stands there and has to go on (factors/status-200). */
export function* followOutcome(outcome: SettledOutcome): Saga<boolean> {
  try {
    return yield* call(takeOutcome, outcome)
  } catch (error) {
    yield* call(abortSignIn, yield* call(signInFailure, error))
    return false
  }
}

function* takeOutcome(outcome: SettledOutcome): Saga<boolean> {
  switch (outcome.kind) {
    case 'authenticated':
      if (yield* call(isDeviceMissing))
        yield* call(redirectTo, ROUTES.installerError, { notSetUp: true } as const)
      else yield* call(conclude)
      return false
    case 'factor':
      return yield* call(followDestination, outcome.destination)
    case 'signedOut':
      yield* call(redirectTo, ROUTES.login, { previousPath: yield* select(selectRoute) })
      return false
  }
}

/** Goes to the screen or app of a factor, with what it needs kept for it; true where that is the screen that asked (factors/first-step). */
export function* followDestination(destination: FactorDestination): Saga<boolean> {
  switch (destination.kind) {
    case 'simpleLogin':
      yield* call(concludeFactors)
      yield* call(simpleLogin)
      return false
    case 'screen': {
      const here = yield* select(selectRoute)
      yield* call(noteFactor, here)
      if (destination.text) yield* call(keepTextCode, destination.text.mfaType, destination.text.timeoutS)
      yield* call(keepStepExtras, destination.extras)
      yield* call(setAuthenticationMode, destination.cookie)
      yield* call(advanceTo, destination.route)
      if (destination.route !== here) return false
      // The rail of the same page shows the step before as done (sign-in/rail).
      yield* call(tellPerson)
      return true
    }
    case 'stay':
      return true
    case 'deviceCheck':
      yield* call(noteFactor, yield* select(selectRoute))
      yield* call(writeDeviceCheck, yield* call(deviceCheckInfo, 'mfa' as const))
      yield* call(exitAdvancing, yield* call(deviceCheckAddress, { mode: 'mfa', ...destination } as const))
      return false
    case 'failure':
      yield* call(abortSignIn, { code: 'serverLater' } as const)
      return false
  }
}

/** A screen of a factor is left for the next factor: it is done. */
export function noteFactor(route: Route): void {
  const kind = factorKindOf(route)
  if (kind) noteDone(kind)
}

/** Goes on after a right code: to a further factor, else through the checks that follow a password; true as above (factors/code-checks). */
export function* followAcceptedCode(answer: CodeAnswer): Saga<boolean> {
  yield* call(forgetTextCode)
  try {
    if (answer.kind === 'further') {
      return yield* call(followDestination, factorDestination(answer.step, yield* select(selectRoute)))
    }
    if (answer.passkeyOffer) yield* call(noteSaid, { passkeyOffer: true })
    yield* call(rememberSignedIn)
    yield* call(followChecks)
  } catch (error) {
    yield* call(abortSignIn, yield* call(signInFailure, error))
  }
  return false
}

function* conclude(): Saga {
  yield* call(concludeFactors)
  yield* call(installOrLogin)
}

/** No further factor is required: reads the current settings and remembers the person. */
export function* concludeFactors(): Saga {
  const settings = yield* call(loadSignInSettings)
  yield* call(rememberSignedIn)
  yield* call(rememberAutoLogin, settings)
}

/** Whether the device of somebody who comes from its set-up is still missing there (onboarding/try-again). */
export function* isDeviceMissing(): Saga<boolean> {
  if (!(yield* call(isDeviceDue))) return false
  if ((yield* call(knownFeatures)).includes(FEATURES.onboardingV3)) return false
  const { status } = yield* call(fetchOnboardingStatus)
  yield* call(writeSession, SESSION_KEYS.onboardingStatus, status)
  const missing = status === 'DeviceSignIn'
  yield* call(noteDeviceDue, missing)
  return missing
}
