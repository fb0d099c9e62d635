import { SESSION_KEYS } from 'src/constants/storageKeys'
import { COOKIES } from 'src/constants/cookies'
import { readDeviceResults } from 'src/sagas/signIn/checks'
import { call, type Saga } from 'src/sagas/effects'
import { followTurn } from 'src/sagas/signIn/factor'
import { untilTurn } from 'src/sagas/mfa/sessionPolling'
import { readDeviceCheckMode } from 'src/services/storage/cookies'
import { removeCookie } from 'src/services/storage/readCookie'
import { writeSession } from 'src/services/storage/sessionStore'

/** The session status: where somebody comes back to, and is sent on from (spec §2; rulings §4). */
export function* sessionStatusJourney(): Saga {
  const installed = yield* call(noteInstall)
  for (;;) {
    const turn = yield* call(untilTurn)
    if ((yield* call(followTurn, turn, installed)) === 'gone') return
  }
}

/** Records that the install flow has been through, so that it is not gone through again (rulings §1, Install flow). */
export function* noteInstall(): Saga<boolean> {
  if ((yield* call(readDeviceCheckMode)) !== 'install') return false
  const results = yield* call(readDeviceResults)
  yield* call(writeSession, SESSION_KEYS.deviceComplianceResults, [...new Set([...results, 'install'])])
  yield* call(removeCookie, COOKIES.deviceCheck)
  return true
}
