import * as ENDPOINTS from 'src/services/addresses/endpoints'
import { FEATURES } from 'src/constants/features'
import { factorKindOf } from 'src/constants/factorKinds'
import { type Route, ROUTES } from 'src/constants/routes'
import { SENT_CODE } from 'src/constants/sentCodes'
import type { FactorDestination } from 'src/features/mfa/factor'
import { factorDestination } from 'src/features/mfa/factorDestination'
import { type SettledOutcome, statusOutcome } from 'src/features/mfa/statusOutcome'
import { hasReplacedApproval } from 'src/features/mfa/approval/approval'
import { recordActions } from 'src/features/record/recordSlice'
import { selectAnswer, selectRecord } from 'src/features/record/selectors'
import { selectRoute } from 'src/features/navigation/selectRoute'
import { knownFeatures, loadSignInSettings } from 'src/sagas/company/company'
import { call, put, type Saga, select } from 'src/sagas/effects'
import { advanceTo, redirectTo, exitAdvancing, abortSignIn } from 'src/sagas/navigation/goTo'
import { checkServerName, untilMayAct } from 'src/sagas/oneSignIn/oneSignIn'
import { startBackgroundTasks, followChecks, installOrLogin } from 'src/sagas/signIn/checks'
import { demandNewPassword, federatedLogin, simpleLogin } from 'src/sagas/signIn/simpleLogin'
import { rememberAutoLogin, rememberSignedIn } from 'src/sagas/person/person'
import { signInFailure } from 'src/sagas/caught'
import { deviceCheckAddress, deviceCheckInfo } from 'src/services/addresses/deviceCheckAddress'
import type { ProofAnswer } from 'src/services/api/factorService'
import { fetchOnboardingStatus } from 'src/services/api/onboarding/onboardingService'
import { fetchSessionStatus } from 'src/services/api/session/sessionStatusService'
import { holdEnrolmentCode } from 'src/features/authenticator/heldEnrolmentCode'
import { logServerFault } from 'src/services/log'
import { setAuthenticationMode, writeDeviceCheck } from 'src/services/storage/cookies'

/** Requests the state of the sign-in and continues to its next factor. Rethrows the errors of the request (sign-in/factor-due). */
export function* redirectToFactor(): Saga {
  const status = yield* call(fetchSessionStatus)
  if (!(yield* call(untilMayAct)) || !(yield* call(checkServerName, status))) return
  const outcome = statusOutcome(status, yield* select(selectRoute))
  switch (outcome.kind) {
    // The sign-in page does not wait for a change, so this answer has no effect.
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

/** Goes to the destination of a session status; returns true if that is the current screen, which must then continue (factors/status-200). */
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
      if (yield* call(demandChange)) return false
      if (yield* call(refreshDeviceDue))
        yield* call(redirectTo, ROUTES.installerError, { notSetUp: true } as const)
      else yield* call(conclude)
      return false
    case 'factor':
      return yield* call(
        followDestination,
        outcome.destination,
        STATUS,
        !hasReplacedApproval(outcome.destination),
      )
    case 'signedOut':
      yield* call(redirectTo, ROUTES.login, { previousPath: yield* select(selectRoute) })
      return false
  }
}

const STATUS = `GET ${ENDPOINTS.sessionStatus}`
const FACTOR = `POST ${ENDPOINTS.activate}`

/**
 * Stores the values that a factor's screen or app needs, and goes there; returns true if that is the current screen
 * (factors/first-step). The factor of the current screen counts as passed unless `passes` is false (sign-in/rail).
 */
export function* followDestination(
  destination: FactorDestination,
  from = STATUS,
  passes = true,
): Saga<boolean> {
  switch (destination.kind) {
    case 'simpleLogin':
      if (yield* call(demandChange)) return false
      yield* call(concludeFactors)
      yield* call(simpleLogin)
      return false
    case 'screen': {
      const here = yield* select(selectRoute)
      if (passes) yield* call(passFactor, here)
      const { text, extras, credentialUri } = destination
      if (credentialUri !== undefined) yield* call(holdEnrolmentCode, credentialUri)
      yield* put(
        recordActions.factorDue({
          text: text && { ...text, isGuest: SENT_CODE[text.mfaType].isGuest },
          extras,
        }),
      )
      yield* call(setAuthenticationMode, destination.cookie)
      yield* call(advanceTo, destination.route)
      return destination.route === here
    }
    case 'stay':
      return true
    case 'deviceCheck':
      if (passes) yield* call(passFactor, yield* select(selectRoute))
      yield* call(writeDeviceCheck, yield* call(deviceCheckInfo, 'mfa' as const))
      yield* call(exitAdvancing, yield* call(deviceCheckAddress, { mode: 'mfa', ...destination } as const))
      return false
    case 'failure':
      yield* call(
        logServerFault,
        `${from}: the step has no valid "${destination.field}" (docs/contract/openapi.yaml, MfaStep)`,
      )
      yield* call(abortSignIn, { code: 'serverLater' } as const)
      return false
  }
}

/** Records the factor of this route as passed when the sign-in continues to the next factor. */
export function* passFactor(route: Route): Saga {
  const kind = factorKindOf(route)
  if (kind) yield* put(recordActions.factorPassed(kind))
}

/** The answer to a correct code, or the outcome of the session status after a 401 (factors/code-unauthorized). */
export type CodeOutcome = ProofAnswer | { kind: 'approved' } | { kind: 'signedOut' }

/** Continues with a further factor, otherwise with the post-password checks. Returns true as above (factors/code-checks). */
export function* followAcceptedCode(answer: CodeOutcome): Saga<boolean> {
  yield* put(recordActions.codeForgotten())
  if (answer.kind === 'approved') return yield* call(followOutcome, { kind: 'authenticated' } as const)
  if (answer.kind === 'signedOut') {
    yield* call(abortSignIn, { code: 'signInAgain' } as const)
    return false
  }
  try {
    const { passkeyOffer, passwordChange } = answer
    if (passkeyOffer) yield* put(recordActions.answerMerged({ passkeyOffer }))
    if (passwordChange) yield* put(recordActions.answerMerged({ passwordChange }))
    if (answer.kind === 'further') {
      return yield* call(
        followDestination,
        factorDestination(answer.step, yield* select(selectRoute)),
        FACTOR,
      )
    }
    if (yield* call(demandChange)) return false
    yield* call(rememberSignedIn)
    yield* call(followChecks)
  } catch (error) {
    yield* call(abortSignIn, yield* call(signInFailure, error))
  }
  return false
}

/** Leads a person who has passed the last factor to the form for a new password if one is required; returns false otherwise. */
export function* demandChange(): Saga<boolean> {
  if (!(yield* select(selectAnswer)).passwordChange) return false
  yield* call(rememberSignedIn)
  return yield* call(demandNewPassword)
}

function* conclude(): Saga {
  yield* call(concludeFactors)
  yield* call((yield* select(selectAnswer)).type === 'federated' ? federatedLogin : installOrLogin)
}

/** Loads the current settings and remembers the person, because no further factor is required. */
export function* concludeFactors(): Saga {
  yield* call(startBackgroundTasks)
  const settings = yield* call(loadSignInSettings)
  yield* call(rememberSignedIn)
  yield* call(rememberAutoLogin, settings)
}

/** Reads the onboarding status again for a person who returns from setting up the device. Returns true if the device is still not set up (onboarding/try-again). */
export function* refreshDeviceDue(): Saga<boolean> {
  if (!(yield* select(selectRecord)).signIn.deviceDue) return false
  if ((yield* call(knownFeatures)).includes(FEATURES.onboardingV3)) return false
  const { status } = yield* call(fetchOnboardingStatus)
  yield* put(recordActions.onboardingRead(status))
  const missing = status === 'DeviceSignIn'
  yield* put(recordActions.deviceDueRead(missing))
  return missing
}
