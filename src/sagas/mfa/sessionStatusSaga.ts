import { COOKIES } from 'src/constants/cookies'
import { recordActions } from 'src/features/session/record/recordSlice'
import { call, put, type Saga } from 'src/sagas/effects'
import { untilSettled } from 'src/sagas/mfa/sessionPolling'
import { followOutcome } from 'src/sagas/signIn/factor'
import { readDeviceCheckMode, removeCookie } from 'src/services/storage/readCookie'

/** The session status: where somebody comes back to, and is sent on from (factors/status-hidden). */
export function* sessionStatusJourney(): Saga {
  yield* call(endDeviceCheck)
  while (yield* call(followOutcome, yield* call(untilSettled))) {
    // The status leads here: it is read again.
  }
}

/** A device check that was passed is over; an install is recorded, so that it is not gone through again (onboarding/install-once). */
export function* endDeviceCheck(): Saga {
  if ((yield* call(readDeviceCheckMode)) === 'install') yield* put(recordActions.installed())
  yield* call(removeCookie, COOKIES.deviceCheck)
}
