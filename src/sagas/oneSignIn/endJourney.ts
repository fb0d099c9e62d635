import type { EndReason } from 'src/features/oneSignIn/protocol'
import { sessionEvents } from 'src/features/session/sessionEvents'
import { call, put, type Saga, takeType } from 'src/sagas/effects'
import { readMark } from 'src/services/storage/oneSignIn/currentSignIn'

/** Ends the page's journey: the sign-in page shows the reason (one-sign-in/ended). */
export function* endJourney(by: EndReason): Saga {
  yield* put(sessionEvents.overtaken({ by, mark: yield* call(readMark) }))
}

/** Never returns. The end of the journey cancels the waiting saga. */
export function* untilCancelled(): Saga<never> {
  for (;;) yield* takeType('session/never')
}
