import { selectSettings } from 'src/features/company/companySlice'
import { actingUser } from 'src/features/session/oneSignIn/actingUser'
import { selectAccountName, selectRecord } from 'src/features/session/record/selectors'
import { call, type Saga, select } from 'src/sagas/effects'
import { clientLoaded } from 'src/sagas/oneSignIn/credential'
import { learnAccount } from 'src/sagas/oneSignIn/learnAccount'
import { endJourney, untilCancelled, untilMayAct } from 'src/sagas/oneSignIn/untilMayAct'
import type { ActingUser } from 'src/services/http/actingUser'
import { ServiceError } from 'src/services/http/serviceError'

/** Makes a call that acts in the session, for the account of this page. If the session is another account's, sends nothing and ends the page's journey (one-sign-in/compared, one-sign-in/server-word). */
export function* callForPerson<A extends unknown[], R>(
  service: (...args: [...A, ActingUser?]) => Promise<R>,
  ...args: A
): Saga<R> {
  yield* call(clientLoaded)
  yield* call(learnAccount)
  if (!(yield* call(untilMayAct))) return yield* untilCancelled()
  const acting = yield* call(currentActingUser)
  try {
    return yield* call(service, ...args, acting)
  } catch (error) {
    if (!isOtherAccount(error)) throw error
    yield* call(endJourney, 'otherAccount')
    return yield* untilCancelled()
  }
}

/** Returns the acting user that a call of this page names (one-sign-in/server-word). */
export function* currentActingUser(): Saga<ActingUser> {
  return actingUser({
    name: yield* select(selectAccountName),
    serverName: (yield* select(selectRecord)).serverName,
    enabled: (yield* select(selectSettings)).sessionUserNameEnabled ?? false,
  })
}

export const isOtherAccount = (error: unknown): boolean =>
  error instanceof ServiceError && error.failure.kind === 'otherAccount'
