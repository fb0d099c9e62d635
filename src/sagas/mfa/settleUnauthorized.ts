import { pollActions } from 'src/features/polling/sessionPollSlice'
import { logCaught } from 'src/sagas/caught'
import { call, put, type Saga } from 'src/sagas/effects'
import { untilCancelled } from 'src/sagas/oneSignIn/endJourney'
import { checkServerName, untilMayAct } from 'src/sagas/oneSignIn/oneSignIn'
import type { CodeOutcome } from 'src/sagas/signIn/factor'
import { fetchSessionStatus } from 'src/services/api/session/sessionStatusService'
import type { Failure } from 'src/services/http/call'

/**
 * Determines the meaning of a 401 to a code by one request of the session status: the sign-in is over, it was
 * approved meanwhile, or the code is wrong. Returns undefined for a wrong code and for any other failure
 * (factors/code-unauthorized).
 */
export function* settleUnauthorized({ kind, status }: Failure): Saga<CodeOutcome | undefined> {
  if (kind !== 'refused' || status !== 401) return undefined
  // Two reads must never be in progress at the same time.
  yield* put(pollActions.suspended())
  try {
    const session = yield* call(fetchSessionStatus)
    if (!(yield* call(untilMayAct)) || !(yield* call(checkServerName, session)))
      return yield* untilCancelled()
    if (session.kind === 'unauthenticated') return { kind: 'signedOut' }
    if (session.kind === 'authenticated') return { kind: 'approved' }
  } catch (error) {
    yield* logCaught('session status', error)
  }
  yield* put(pollActions.continued())
  return undefined
}
