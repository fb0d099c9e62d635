import { problemOf } from 'src/features/problemOf'
import { catchFailure, logCaught } from 'src/sagas/caught'
import { call, type Saga, select, take } from 'src/sagas/effects'
import { abortSignIn } from 'src/sagas/navigation/goTo'
import type { Verdict } from 'src/sagas/oneSignIn/rules/credential'
import type { SessionStatus } from 'src/services/api/session/sessionStatusService'
import type { ActingUser } from 'src/services/http/call'
import { loadHttpClient } from 'src/services/http/http'
import { noAnswer } from 'src/services/http/serviceError'
import { logFailure } from 'src/services/log'
import type { Mark, SignInChange } from 'src/services/storage/oneSignIn/currentSignIn'
import type { RecordState } from 'src/features/record/recordState'
import { selectRecord } from 'src/features/record/selectors'

// The functions that journeys call of the rules of one sign-in. The rules are a separate chunk, because no page needs
// them before the first credential.

/** Loads the rules and starts loading the HTTP client. A chunk that fails to load counts as a failed request. */
export function loadRules() {
  // A departure to a provider needs no client, and each request waits for its own.
  void loadHttpClient().catch(() => undefined)
  return import(/* webpackChunkName: "credential" */ 'src/sagas/oneSignIn/rules/rulesChunk').catch(() => {
    throw noAnswer()
  })
}

/**
 * Makes a request in the session on behalf of this page's account. If the session is another account's, sends nothing
 * and ends the page's journey (one-sign-in/compared, one-sign-in/server-word).
 */
export function* callForPerson<A extends unknown[], R>(
  service: (...args: [...A, ActingUser?]) => Promise<R>,
  ...args: A
): Saga<R> {
  return yield* (yield* call(loadRules)).callAfterComparing(service, ...args)
}

/**
 * Announces a credential, sends it when no other user's is pending, and settles it by the response. Rethrows the
 * errors of the request. `mark` is absent after a rejection (one-sign-in/pending).
 */
export function* sendCredential<A extends unknown[], T>(
  name: string,
  verdictOn: (answer: NoInfer<T>, name: string) => Verdict,
  service: (...args: A) => Promise<T>,
  ...args: A
): Saga<{ answer: T; mark?: Mark }> {
  return yield* (yield* call(loadRules)).sendAnnounced(name, verdictOn, service, ...args)
}

/** Waits while a credential of a different user is under way. Returns true in the task in which the page may send; ends the page's journey and returns false if the session is not its own any more, or if the rules do not load: the sign-in page shows that problem (one-sign-in/compared, one-sign-in/hold). */
export function* untilMayAct(): Saga<boolean> {
  try {
    const { untilMarksAllow } = yield* call(loadRules)
    return yield* untilMarksAllow()
  } catch (error) {
    const failure = yield* catchFailure(error)
    yield* call(logFailure, 'other sign-in', failure)
    yield* call(abortSignIn, problemOf(failure, 'serverLater'))
    return false
  }
}

/** Compares the current mark with the page's own, without a wait. Ends the page's journey and returns false if the session is not its own any more. If the rules do not load, the next call compares (one-sign-in/compared). */
export function* compareMark(): Saga<boolean> {
  try {
    const { compareWithMark } = yield* call(loadRules)
    return yield* compareWithMark()
  } catch (error) {
    yield* logCaught('other sign-in', error)
    return true
  }
}

/** Records the account name that a session status returns; ends the page's journey and returns false if it is another account's (one-sign-in/server-word). */
export function* checkServerName(status: SessionStatus): Saga<boolean> {
  return yield* (yield* call(loadRules)).compareServerName(status)
}

/** Names the account of a page that has just been bound, by the mark or the server (one-sign-in/names). */
export function* nameAccount(): Saga {
  yield* (yield* call(loadRules)).nameBoundAccount()
}

/** Marks the departure to the identity provider of a user, once no other user's credential is under way; the browser must leave in the same task (one-sign-in/mark). */
export function* leaveForProvider(username: string): Saga {
  yield* (yield* call(loadRules)).departForProvider(username)
}

/** Begins the sign-in of the user who has come back from the identity provider; returns false if another sign-in has begun meanwhile (one-sign-in/provider-return). */
export function* completeProviderReturn(): Saga<boolean> {
  return yield* (yield* call(loadRules)).markProviderReturn()
}

/** Follows a change of the marks or entries that another page has made (one-sign-in/same-user, one-sign-in/compared). */
export function* followChange(change: SignInChange): Saga {
  yield* (yield* call(loadRules)).applyChange(change)
}

/**
 * Requests the end of the session; `before` is the mark at the request to sign out, and `removed` the record that the
 * page has removed since. Returns false if that session continues. Rethrows the errors of the request (one-sign-in/sign-out).
 */
export function* askServer(before: Mark | undefined, removed: RecordState | undefined): Saga<boolean> {
  return yield* (yield* call(loadRules)).endServerSession(before, removed)
}

/** Waits for the end of a pending sign-out, because a late response must not end the next person's session (one-sign-in/sign-out). */
export function* untilSignOutSettled(): Saga {
  while (isRunning(yield* select(selectRecord))) yield* take('*')
}

function isRunning({ signOut }: RecordState): boolean {
  return signOut === 'running' || signOut === 'retried'
}
