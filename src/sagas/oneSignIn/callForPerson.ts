import { selectSettings } from 'src/features/company/companySlice'
import { actingUser } from 'src/features/session/record/actingUser'
import { selectPageName, selectRecord } from 'src/features/session/record/selectors'
import { sessionEvents } from 'src/features/session/sessionEvents'
import { call, put, type Saga, select, takeType } from 'src/sagas/effects'
import { syncMark } from 'src/sagas/oneSignIn/syncMark'
import type { ActingUser } from 'src/services/http/actingUser'
import { ServiceError } from 'src/services/http/serviceError'
import { readMark } from 'src/services/storage/currentSignIn'

/** Makes a call that changes something for the person whom this page shows. If the session is another person's, makes no change and ends the page's journey (one-sign-in/compared, one-sign-in/server-word). */
export function* callForPerson<A extends unknown[], R>(
  service: (...args: [...A, ActingUser?]) => Promise<R>,
  ...args: A
): Saga<R> {
  if (!(yield* call(syncMark))) return yield* untilCancelled()
  const acting = yield* call(currentActingUser)
  try {
    return yield* call(service, ...args, acting)
  } catch (error) {
    if (!isOtherAccount(error)) throw error
    yield* call(endForOtherAccount)
    return yield* untilCancelled()
  }
}

/** The acting user that a call of this page names (one-sign-in/server-word). */
export function* currentActingUser(): Saga<ActingUser> {
  return actingUser({
    name: yield* select(selectPageName),
    serverName: (yield* select(selectRecord)).serverName,
    enabled: (yield* select(selectSettings)).sessionUserNameEnabled ?? false,
  })
}

export const isOtherAccount = (error: unknown): boolean =>
  error instanceof ServiceError && error.failure.kind === 'otherAccount'

/** Ends the page's journey after the server has said that the session is another person's (one-sign-in/server-word). */
export function* endForOtherAccount(): Saga {
  yield* put(sessionEvents.overtaken({ by: 'otherAccount', mark: yield* call(readMark) }))
}

/** The end of the journey cancels the saga that waits here. */
function* untilCancelled(): Saga<never> {
  for (;;) yield* takeType('session/never')
}
