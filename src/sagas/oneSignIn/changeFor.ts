import { selectSettings } from 'src/features/company/companySlice'
import { actingFor } from 'src/features/session/record/actingFor'
import { selectPageName, selectRecord } from 'src/features/session/record/selectors'
import { sessionEvents } from 'src/features/session/sessionEvents'
import { call, put, type Saga, select, takeType } from 'src/sagas/effects'
import { compareMark } from 'src/sagas/oneSignIn/compareMark'
import type { Acting } from 'src/services/http/acting'
import { ServiceError } from 'src/services/http/serviceError'
import { readMark } from 'src/services/storage/currentSignIn'

/** Makes a call that changes something, for the person whom this page shows and for nobody else: it ends the page's journey where the session is another person's (one-sign-in/compared, one-sign-in/server-word). */
export function* changeFor<A extends unknown[], R>(
  service: (...args: [...A, Acting?]) => Promise<R>,
  ...args: A
): Saga<R> {
  if (!(yield* call(compareMark))) return yield* untilCancelled()
  const acting = yield* call(actingHere)
  try {
    return yield* call(service, ...args, acting)
  } catch (error) {
    if (!isOtherAccount(error)) throw error
    yield* call(endForOther)
    return yield* untilCancelled()
  }
}

/** For whom a call of this page says that it is (one-sign-in/server-word). */
export function* actingHere(): Saga<Acting> {
  return actingFor({
    name: yield* select(selectPageName),
    serverName: (yield* select(selectRecord)).serverName,
    enabled: (yield* select(selectSettings)).sessionUserNameEnabled ?? false,
  })
}

export const isOtherAccount = (error: unknown): boolean =>
  error instanceof ServiceError && error.failure.kind === 'otherAccount'

/** The server says that the session is somebody else's (one-sign-in/server-word). */
export function* endForOther(): Saga {
  yield* put(sessionEvents.overtaken({ by: 'otherAccount', mark: yield* call(readMark) }))
}

/** The end of the journey cancels the saga that waits here. */
function* untilCancelled(): Saga<never> {
  for (;;) yield* takeType('session/never')
}
