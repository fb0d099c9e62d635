import { SESSION_KEYS } from 'src/constants/storageKeys'
import { factorStop } from 'src/features/mfa/factorStop'
import { selectRoute } from 'src/features/session/selectRoute'
import { loadSignInSettings } from 'src/sagas/company'
import { installOrLogin } from 'src/sagas/completion'
import { call, type Saga, select } from 'src/sagas/effects'
import { goTo, leaveTo } from 'src/sagas/goTo'
import { interruptSignIn } from 'src/sagas/interruption'
import { simpleLogin } from 'src/sagas/simpleLogin'
import { fetchSessionStatus, type MfaStep } from 'src/services/authService'
import { setAuthenticationMode, writeDeviceCheck } from 'src/services/cookies'
import { deviceCheckAddress, deviceCheckInfo } from 'src/services/deviceCheckAddress'
import { writeSession } from 'src/services/sessionStore'

/** Asks how far the sign-in has come and goes on to its next factor; throws what the call throws (spec §4, Login 3, status 202). */
export function* redirectToFactor(): Saga {
  const status = yield* call(fetchSessionStatus)
  switch (status.kind) {
    case 'authenticated':
      yield* call(loadSignInSettings)
      return yield* call(installOrLogin, {})
    case 'factorDue':
      return yield* call(goToFactor, status.step)
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
export function* goToFactor(step: MfaStep | undefined): Saga {
  const stop = factorStop(step, yield* select(selectRoute))
  switch (stop.kind) {
    case 'simpleLogin':
      yield* call(loadSignInSettings)
      return yield* call(simpleLogin, {}, false)
    case 'screen':
      if (stop.text) {
        yield* call(writeSession, SESSION_KEYS.mfaType, stop.text.mfaType)
        yield* call(writeSession, SESSION_KEYS.mfaTimeout, stop.text.timeoutS)
        yield* call(writeSession, SESSION_KEYS.guestAccess, stop.text.mfaType === 'guestSms')
      }
      yield* call(setAuthenticationMode, stop.cookie)
      return yield* call(goTo, stop.route)
    case 'stay':
      return
    case 'deviceCheck':
      yield* call(writeDeviceCheck, yield* call(deviceCheckInfo, 'mfa' as const))
      return yield* call(leaveTo, yield* call(deviceCheckAddress, { mode: 'mfa', ...stop } as const))
    case 'failure':
      return yield* call(interruptSignIn, { code: 'serverLater' } as const)
  }
}
