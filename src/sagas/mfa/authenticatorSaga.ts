import { COOKIES } from 'src/constants/cookies'
import { ROUTES } from 'src/constants/routes'
import { authenticatorPage } from 'src/features/mfa/authenticator/authenticator'
import { codeActions } from 'src/features/mfa/factorCodeSlice'
import { recoveryCodesActions } from 'src/features/authenticator/recoveryCodesSlice'
import { call, put, type Saga, take } from 'src/sagas/effects'
import { untilCodeAccepted } from 'src/sagas/mfa/codeEntry'
import { redirectTo } from 'src/sagas/navigation/goTo'
import { showRecoveryCodes } from 'src/sagas/authenticator/recoveryCodes'
import { followAcceptedCode } from 'src/sagas/signIn/factor'
import { dropEnrolmentCode, heldEnrolmentCode } from 'src/features/authenticator/heldEnrolmentCode'
import { setAuthenticationMode } from 'src/services/storage/cookies'
import { readCookie } from 'src/services/storage/readCookie'

/**
 * Runs the page of an authenticator app: its set-up or its code, depending on the cookie
 * (factors/authenticator-step). The key of a set-up is removed with the page (factors/enrolment-secret).
 */
export function* authenticatorJourney(): Saga {
  yield* put(recoveryCodesActions.begun())
  try {
    yield* call(untilElsewhere)
  } finally {
    yield* call(dropEnrolmentCode)
  }
}

export function* untilElsewhere(): Saga {
  for (;;) {
    const form = authenticatorPage(yield* call(readCookie, COOKIES.authenticationMode))
    if (!form) return yield* call(redirectTo, ROUTES.login, { lostStep: true } as const)
    if (form === 'codes') return yield* call(showCodesLost)
    // A refresh has lost the key; the session status returns it again.
    if (form === 'register' && (yield* call(heldEnrolmentCode)) === '')
      return yield* call(redirectTo, ROUTES.sessionStatus)
    yield* put(codeActions.codeRequested({ kind: 'totp', form }))
    const answer = yield* call(untilCodeAccepted)
    yield* call(dropEnrolmentCode)
    if ('recoveryCodes' in answer) {
      // After a refresh, this value shows the page that the codes were shown.
      yield* call(setAuthenticationMode, 'totpCodes' as const)
      yield* call(showRecoveryCodes, answer.recoveryCodes)
    }
    if (!(yield* call(followAcceptedCode, answer))) return
  }
}

/** Explains after a refresh that the codes cannot be shown again; the session status leads to the next step. */
export function* showCodesLost(): Saga {
  yield* put(recoveryCodesActions.lost())
  yield* take(recoveryCodesActions.left)
  yield* call(redirectTo, ROUTES.sessionStatus)
}
