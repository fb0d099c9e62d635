import { FEATURES } from 'src/constants/features'
import { ROUTES } from 'src/constants/routes'
import type { FactorStop } from 'src/features/mfa/factor'
import { factorStop } from 'src/features/mfa/factorStop'
import { type DecidedTurn, statusTurn } from 'src/features/mfa/statusTurn'
import { problemOf } from 'src/features/problemOf'
import { selectRoute } from 'src/features/session/selectRoute'
import { knownFeatures, loadSignInSettings } from 'src/sagas/company/companyAtSignIn'
import { call, type Saga, select } from 'src/sagas/effects'
import { goOn, goToInstead, leaveOn } from 'src/sagas/navigation/goTo'
import { interruptSignIn } from 'src/sagas/navigation/interruption'
import { followChecks } from 'src/sagas/signIn/checks'
import { installOrLogin } from 'src/sagas/signIn/install'
import { rememberAutoLogin, rememberProven } from 'src/sagas/person/person'
import { simpleLogin } from 'src/sagas/signIn/simpleLogin'
import { deviceCheckAddress, deviceCheckInfo } from 'src/services/addresses/deviceCheckAddress'
import type { ProofAnswer } from 'src/services/api/factorService'
import { fetchOnboardingStatus } from 'src/services/api/onboardingService'
import { fetchSessionStatus } from 'src/services/api/sessionStatusService'
import { failureOf } from 'src/services/http/serviceError'
import { setAuthenticationMode, writeDeviceCheck } from 'src/services/storage/cookies'
import { SESSION_KEYS } from 'src/constants/storageKeys'
import { writeSession } from 'src/services/storage/sessionStore'
import { isDeviceDue, noteDeviceDue } from 'src/services/storage/signInRecord'
import { forgetTextCode, keepTextCode } from 'src/services/storage/textCodeStore'

/** Asks how far the sign-in has come and goes on to its next factor; throws what the call throws (spec §4, Login 3, status 202). */
export function* redirectToFactor(): Saga {
  const turn = statusTurn(yield* call(fetchSessionStatus), yield* select(selectRoute))
  switch (turn.kind) {
    // Nothing to wait for on the sign-in page: the answer leads nowhere.
    case 'wait':
      return yield* call(interruptSignIn, { code: 'serverLater' } as const)
    case 'denied':
      return yield* call(
        interruptSignIn,
        turn.problem.text === undefined ? ({ code: 'serverLater' } as const) : turn.problem,
      )
    case 'signedOut':
      return yield* call(interruptSignIn, { code: 'signInAgain' } as const)
    case 'authenticated':
    case 'factor':
      yield* call(takeTurn, turn)
  }
}

/** Goes where a session status leads; true where the screen that asked stands there and has to go on (spec §4, Login 4). */
export function* followTurn(turn: DecidedTurn): Saga<boolean> {
  try {
    return yield* call(takeTurn, turn)
  } catch (error) {
    yield* call(interruptSignIn, problemOf(failureOf(error), 'serverLater'))
    return false
  }
}

function* takeTurn(turn: DecidedTurn): Saga<boolean> {
  switch (turn.kind) {
    case 'authenticated':
      if (yield* call(isDeviceMissing))
        yield* call(goToInstead, ROUTES.installerError, { notSetUp: true } as const)
      else yield* call(conclude)
      return false
    case 'factor':
      return yield* call(followStop, turn.stop)
    case 'signedOut':
      yield* call(goToInstead, ROUTES.login, { previousPath: yield* select(selectRoute) })
      return false
  }
}

/** Goes to the screen or app of a factor, with what it needs kept for it; true where that is the screen that asked (spec §4, MFA redirection). */
export function* followStop(stop: FactorStop): Saga<boolean> {
  switch (stop.kind) {
    case 'simpleLogin':
      yield* call(concludeFactors)
      yield* call(simpleLogin)
      return false
    case 'screen': {
      const here = yield* select(selectRoute)
      if (stop.text) yield* call(keepTextCode, stop.text.mfaType, stop.text.timeoutS)
      yield* call(setAuthenticationMode, stop.cookie)
      yield* call(goOn, stop.route)
      return stop.route === here
    }
    case 'stay':
      return true
    case 'deviceCheck':
      yield* call(writeDeviceCheck, yield* call(deviceCheckInfo, 'mfa' as const))
      yield* call(leaveOn, yield* call(deviceCheckAddress, { mode: 'mfa', ...stop } as const))
      return false
    case 'failure':
      yield* call(interruptSignIn, { code: 'serverLater' } as const)
      return false
  }
}

/** Goes on after a right code: to a further factor, else through the checks that follow a password; true as above (rulings §3, POST activate). */
export function* followProof(answer: ProofAnswer): Saga<boolean> {
  yield* call(forgetTextCode)
  try {
    if (answer.kind === 'further') {
      return yield* call(followStop, factorStop(answer.step, yield* select(selectRoute)))
    }
    yield* call(rememberProven)
    yield* call(followChecks)
  } catch (error) {
    yield* call(interruptSignIn, problemOf(failureOf(error), 'serverLater'))
  }
  return false
}

function* conclude(): Saga {
  yield* call(concludeFactors)
  yield* call(installOrLogin)
}

/** No further factor is required: reads the current settings and remembers the person. */
export function* concludeFactors(): Saga {
  yield* call(rememberAutoLogin, yield* call(loadSignInSettings))
  yield* call(rememberProven)
}

/** Whether the device of somebody who comes from its set-up is still missing there (rulings §4, DeviceSignIn). */
export function* isDeviceMissing(): Saga<boolean> {
  if (!(yield* call(isDeviceDue))) return false
  if ((yield* call(knownFeatures)).includes(FEATURES.onboardingV3)) return false
  const { status } = yield* call(fetchOnboardingStatus)
  yield* call(writeSession, SESSION_KEYS.onboardingStatus, status)
  const missing = status === 'DeviceSignIn'
  yield* call(noteDeviceDue, missing)
  return missing
}
