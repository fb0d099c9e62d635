import type { Problem } from 'src/constants/problems'
import { ceremonyProblem } from 'src/features/ceremonyProblem'
import { problemOf } from 'src/features/problemOf'
import { call, type Saga } from 'src/sagas/effects'
import { changeFor } from 'src/sagas/oneSignIn/changeFor'
import { fetchPasskeyCreation, keepPasskey } from 'src/services/api/passkeys/passkeyService'
import { createPasskey } from 'src/services/browser/passkeys/ceremony'
import { failureOf } from 'src/services/http/serviceError'

export type Enrolment = { kind: 'kept' } | { kind: 'signedOut' } | { kind: 'failed'; problem: Problem }

/** Creates a passkey on this device and keeps it at the server (passkeys/offer). */
export function* enrol(how: 'dialog' | 'silently'): Saga<Enrolment> {
  try {
    const options = yield* call(changeFor, fetchPasskeyCreation)
    if (options === 'signedOut') return { kind: 'signedOut' }
    const ceremony = yield* call(createPasskey, options, how)
    if (ceremony.kind === 'failed') return { kind: 'failed', problem: ceremonyProblem(ceremony.reason) }
    const keeping = yield* call(changeFor, keepPasskey, ceremony.credential)
    if (typeof keeping === 'string') return { kind: keeping }
    return { kind: 'failed', problem: problemOf(keeping.failure, 'serverTryLater') }
  } catch (error) {
    return { kind: 'failed', problem: problemOf(failureOf(error), 'serverTryLater') }
  }
}
