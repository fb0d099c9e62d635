import { ROUTES } from 'src/constants/routes'
import { call, type Saga } from 'src/sagas/effects'
import { clientLoaded } from 'src/sagas/oneSignIn/clientLoaded'
import { currentActingUser } from 'src/sagas/oneSignIn/currentActingUser'
import { endJourney, untilCancelled } from 'src/sagas/oneSignIn/endJourney'
import { learnFromServer } from 'src/sagas/oneSignIn/rules/learnFromServer'
import { redirectTo } from 'src/sagas/navigation/goTo'
import { isOtherAccount } from 'src/sagas/oneSignIn/rejections'
import { untilMarksAllow } from 'src/sagas/oneSignIn/rules/untilMarksAllow'
import type { ActingUser } from 'src/services/http/call'

/** Makes a call that acts in the session, for the account of this page. If the session is another account's, sends nothing and ends the page's journey (one-sign-in/compared, one-sign-in/server-word). If it is restricted to a new password, sends nothing and shows that form (password-change/required). */
export function* callAfterComparing<A extends unknown[], R>(
  service: (...args: [...A, ActingUser?]) => Promise<R>,
  ...args: A
): Saga<R> {
  yield* call(clientLoaded)
  if (yield* call(learnFromServer)) {
    yield* call(redirectTo, ROUTES.resetTempPassword)
    return yield* untilCancelled()
  }
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
