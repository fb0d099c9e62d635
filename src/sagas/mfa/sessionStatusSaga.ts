import { COOKIES } from 'src/constants/cookies'
import { recordActions } from 'src/features/record/recordSlice'
import { providerReturn } from 'src/features/signIn/arrival/providerReturn'
import { call, put, type Saga } from 'src/sagas/effects'
import { untilSettled } from 'src/sagas/mfa/sessionPolling'
import { abortSignIn } from 'src/sagas/navigation/goTo'
import { followOutcome } from 'src/sagas/signIn/factor'
import { queryParameter } from 'src/services/browser/navigation'
import { readCookie, removeCookie } from 'src/services/storage/readCookie'

/**
 * The page of the session status, to which an identity provider, a device check or a set-up returns and which leads
 * to the next step (factors/status-hidden). If the return address contains the reason for a missing session, no
 * request is made (sign-in/provider-broken-off).
 */
export function* sessionStatusJourney(): Saga {
  const problem = providerReturn(yield* call(queryParameter, 'error'))
  if (problem) {
    yield* call(abortSignIn, problem)
    return
  }
  yield* call(endDeviceCheck)
  while (yield* call(followOutcome, yield* call(untilSettled))) {
    // The status leads to this screen, so the saga reads it again.
  }
}

/** Ends a device check that has passed, and records a finished install so that the user need not repeat it (onboarding/install-once). */
export function* endDeviceCheck(): Saga {
  if ((yield* call(readCookie, COOKIES.deviceCheck)) === 'install') yield* put(recordActions.installed())
  yield* call(removeCookie, COOKIES.deviceCheck)
}
