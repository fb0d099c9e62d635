import * as v from 'valibot'
import { COOKIES } from 'src/constants/cookies'
import { ROUTES } from 'src/constants/routes'
import { SESSION_KEYS } from 'src/constants/storageKeys'
import { factorStop } from 'src/features/mfa/factorStop'
import type { Turn } from 'src/features/mfa/statusTurn'
import { problemOf } from 'src/features/problemOf'
import { selectRoute } from 'src/features/session/selectRoute'
import { loadSignInSettings } from 'src/sagas/company/companyAtSignIn'
import { followChecks, installOrLogin, rememberAutoLogin, rememberPerson } from 'src/sagas/signIn/checks'
import { call, type Saga, select } from 'src/sagas/effects'
import { goOn, goToInstead, leaveOn } from 'src/sagas/navigation/goTo'
import { interruptSignIn } from 'src/sagas/navigation/interruption'
import { simpleLogin } from 'src/sagas/signIn/simpleLogin'
import { fetchSessionStatus, type MfaStep } from 'src/services/api/sessionStatusService'
import { setAuthenticationMode, writeDeviceCheck } from 'src/services/storage/cookies'
import { deviceCheckAddress, deviceCheckInfo } from 'src/services/addresses/deviceCheckAddress'
import type { ProofAnswer } from 'src/services/api/factorService'
import { readCookie } from 'src/services/storage/readCookie'
import { failureOf } from 'src/services/http/serviceError'
import { readSession } from 'src/services/storage/sessionStore'
import { forgetTextCode, keepTextCode } from 'src/services/storage/textCodeStore'

/** Whether the person stands where they stood: the screen that asked has to go on waiting. */
export type Whereabouts = 'here' | 'gone'

/** Asks how far the sign-in has come and goes on to its next factor; throws what the call throws (spec §4, Login 3, status 202). */
export function* redirectToFactor(): Saga {
  const status = yield* call(fetchSessionStatus)
  switch (status.kind) {
    case 'authenticated':
      yield* call(concludeFactors)
      return yield* call(installOrLogin, {})
    case 'factorDue':
      yield* call(goToFactor, status.step)
      return
    case 'denied':
      return yield* call(
        interruptSignIn,
        status.text === undefined ? { code: 'serverLater' } : { code: 'serverText', text: status.text },
      )
    case 'unauthenticated':
      return yield* call(interruptSignIn, { code: 'serverLater' } as const)
  }
}

/** Goes to the screen or app of the first step, with what it needs kept for it (spec §4, MFA redirection). */
export function* goToFactor(step: MfaStep | undefined): Saga<Whereabouts> {
  const here = yield* select(selectRoute)
  const stop = factorStop(step, here)
  switch (stop.kind) {
    case 'simpleLogin':
      yield* call(concludeFactors)
      yield* call(simpleLogin, {}, false)
      return 'gone'
    case 'screen':
      if (stop.text) yield* call(keepTextCode, stop.text.mfaType, stop.text.timeoutS)
      yield* call(setAuthenticationMode, stop.cookie)
      yield* call(goOn, stop.route)
      return stop.route === here ? 'here' : 'gone'
    case 'stay':
      return 'here'
    case 'deviceCheck':
      yield* call(writeDeviceCheck, yield* call(deviceCheckInfo, 'mfa' as const))
      yield* call(leaveOn, yield* call(deviceCheckAddress, { mode: 'mfa', ...stop } as const))
      return 'gone'
    case 'failure':
      yield* call(interruptSignIn, { code: 'serverLater' } as const)
      return 'gone'
  }
}

/** Goes on after a right code: to a further factor, else through the checks that follow a password (rulings §3, POST activate). */
export function* followProof(answer: ProofAnswer): Saga<Whereabouts> {
  yield* call(forgetTextCode)
  try {
    if (answer.kind === 'further') return yield* call(goToFactor, answer.step)
    yield* call(rememberPending)
    yield* call(followChecks, {})
  } catch (error) {
    yield* call(interruptSignIn, problemOf(failureOf(error), 'serverLater'))
  }
  return 'gone'
}

/** Goes where a session status leads; `installed`: the person comes from the install flow (spec §4, Login 4). */
export function* followTurn(
  turn: Exclude<Turn, { kind: 'wait' | 'denied' }>,
  installed: boolean,
): Saga<Whereabouts> {
  const here = yield* select(selectRoute)
  try {
    switch (turn.kind) {
      case 'authenticated':
        yield* call(concludeFactors)
        yield* call(installOrLogin, {}, installed)
        break
      case 'factor':
        return yield* call(goToFactor, turn.step)
      case 'signedOut':
        yield* call(goToInstead, ROUTES.login, { previousPath: here })
    }
  } catch (error) {
    yield* call(interruptSignIn, problemOf(failureOf(error), 'serverLater'))
  }
  return 'gone'
}

/** No further factor is due: the settings are read as they stand now, and the person is remembered. */
export function* concludeFactors(): Saga {
  const { autoLoginEnabled } = yield* call(loadSignInSettings)
  // What an answer to the password has said stays; here there may have been none.
  const said = yield* call(readCookie, COOKIES.autoLoginEnabled)
  if (said === undefined) yield* call(rememberAutoLogin, autoLoginEnabled)
  yield* call(rememberPending)
}

/** A second factor ends the sign-in that a password began: the person is remembered as after a password alone. */
export function* rememberPending(): Saga {
  const username = yield* call(pendingUsername)
  if (username) yield* call(rememberPerson, username, {})
}

export const pendingUsername = (): string | undefined => readSession(SESSION_KEYS.authUsername, v.string())
