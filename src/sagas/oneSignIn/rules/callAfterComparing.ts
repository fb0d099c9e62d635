import { call, type Saga } from 'src/sagas/effects'
import { clientLoaded } from 'src/sagas/oneSignIn/clientLoaded'
import { currentActingUser } from 'src/sagas/oneSignIn/currentActingUser'
import { endJourney, untilCancelled } from 'src/sagas/oneSignIn/endJourney'
import { learnFromServer } from 'src/sagas/oneSignIn/rules/learnFromServer'
import { isOtherAccount } from 'src/sagas/oneSignIn/rejections'
import { untilMarksAllow } from 'src/sagas/oneSignIn/rules/untilMarksAllow'
import type { ActingUser } from 'src/services/http/actingUser'

/** Makes a call that acts in the session, for the account of this page. If the session is another account's, sends nothing and ends the page's journey (one-sign-in/compared, one-sign-in/server-word). */
export function* callAfterComparing<A extends unknown[], R>(
  service: (...args: [...A, ActingUser?]) => Promise<R>,
  ...args: A
): Saga<R> {
  yield* call(clientLoaded)
  yield* call(learnFromServer)
  if (!(yield* call(untilMarksAllow))) return yield* untilCancelled()
  const acting = yield* call(currentActingUser)
  try {
    return yield* call(service, ...args, acting)
  } catch (error) {
    if (!isOtherAccount(error)) throw error
    yield* call(endJourney, 'otherAccount')
    return yield* untilCancelled()
  }
}
