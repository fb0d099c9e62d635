import type { DoneStep } from 'src/constants/factorKinds'
import { ROUTES } from 'src/constants/routes'
import { afterLookup, type Lookup } from 'src/features/signIn/afterLookup'
import { type AfterPassword, afterPassword } from 'src/features/signIn/afterPassword'
import { companyActions } from 'src/features/company/companySlice'
import { sessionEvents } from 'src/features/session/sessionEvents'
import { loginActions } from 'src/features/signIn/loginSlice'
import { selectLogin } from 'src/features/signIn/selectors'
import { loadAfterPassword } from 'src/sagas/signIn/loadAfterPassword'
import { signInFailure } from 'src/sagas/signIn/signInFailure'
import { companyNameFor } from 'src/sagas/company/companyName'
import { call, callEffect, put, race, type Saga, select, spawn, takeEffect } from 'src/sagas/effects'
import { goTo, exitTo } from 'src/sagas/navigation/goTo'
import { findIdentityProvider, signIn } from 'src/services/api/authService'
import { knownDevice } from 'src/services/device/deviceInfo'
import { isOnline } from 'src/services/browser/environment'
import { painted } from 'src/services/browser/moments/painted'
import { logFailure } from 'src/services/log'
import { failureOf } from 'src/services/http/serviceError'
import { answerSignIn, keepTyped, leaveForProvider } from 'src/services/storage/signInFacts'

/** Looks up the username in the state: the person may have submitted another while this chunk loaded. */
export function* lookUpUsername(): Saga {
  const { step, username } = yield* select(selectLogin)
  if (step !== 'lookingUp' || (yield* call(isHeldUp))) return
  yield* call(keepTyped, username)
  const lookup = yield* call(askForProvider, username)
  const companyName = yield* call(companyNameFor, 'found' in lookup ? lookup.found : {})
  // 'Use another account' may have forgotten the name meanwhile, and another may have been submitted.
  const now = yield* select(selectLogin)
  if (now.step !== 'lookingUp') return
  if (now.username !== username) {
    yield* call(lookUpUsername)
    return
  }
  const next = afterLookup(lookup, companyName)
  switch (next.kind) {
    case 'password':
      yield* put(loginActions.passwordAsked())
      // Spawned, because the next lookup would wait for it. Not sooner: who leaves for a provider needs none of it.
      yield* spawn(preloadAfterPassword)
      return
    case 'provider':
      yield* put(loginActions.providerFound({ redirectUrl: next.redirectUrl, ownProvider: next.ownProvider }))
      return
    case 'problem':
      yield* put(loginActions.failed(next.problem))
  }
}

/** Where the browser says that it is offline, nothing is sent (sign-in/offline). */
export function* isHeldUp(): Saga<boolean> {
  if (yield* call(isOnline)) return false
  yield* put(loginActions.failed({ code: 'offline' }))
  return true
}

/** Loads the code that follows the password while the person types it, and not before its field is painted; a failed chunk is requested again when it is needed. */
function* preloadAfterPassword(): Saga {
  try {
    yield* call(painted)
    yield* call(loadAfterPassword)
  } catch (error) {
    yield* call(logFailure, 'the next step', failureOf(error))
  }
}

function* askForProvider(username: string): Saga<Lookup> {
  try {
    return { found: yield* call(findIdentityProvider, username) }
  } catch (error) {
    const failure = failureOf(error)
    yield* call(logFailure, 'identity provider', failure)
    return { failure }
  }
}

export function* submitPassword({ payload }: ReturnType<typeof loginActions.passwordSubmitted>): Saga {
  if ((yield* select(selectLogin)).step !== 'signingIn' || (yield* call(isHeldUp))) return
  try {
    const answer = yield* call(signIn, payload, yield* call(knownDevice))
    const next = afterPassword(answer)
    if (next.kind === 'problem') {
      yield* put(loginActions.failed(next.problem))
      return
    }
    yield* followAnswer(payload.username, next)
  } catch (error) {
    yield* put(loginActions.failed(yield* call(signInFailure, error)))
  }
}

/** Goes on with a person whose password or passkey was right; throws what the calls throw (sign-in/checks-order). */
export function* followAnswer(
  username: string,
  next: Exclude<AfterPassword, { kind: 'problem' }>,
  done?: [DoneStep],
): Saga {
  yield* call(answerSignIn, username, next.kind === 'checks' ? next.person : {}, done)
  yield* put(companyActions.featuresLoaded(undefined))
  const { federatedLogin, followChecks, redirectToFactor, rememberPerson } = yield* call(loadAfterPassword)
  switch (next.kind) {
    case 'factor':
      return yield* unlessSignedOut(redirectToFactor)
    case 'federated':
      return yield* unlessSignedOut(federatedLogin)
    case 'checks':
      yield* call(rememberPerson, username, next.person.userId)
      yield* unlessSignedOut(followChecks)
  }
}

/** The progress on other hosts has 'Not you?' while the page is still the sign-in page (sign-in/not-you). */
function* unlessSignedOut(way: () => Saga): Saga {
  yield* race({ way: callEffect(way), out: takeEffect(sessionEvents.signOutAsked) })
}

export function* continueToProvider(): Saga {
  const login = yield* select(selectLogin)
  if (login.step !== 'idpRedirect') return
  if (yield* call(isHeldUp)) return
  yield* call(leaveForProvider, login.username)
  yield* call(exitTo, login.redirectUrl)
}

export function* takeAlongUsername({
  payload: username,
}: ReturnType<typeof loginActions.passwordForgotten>): Saga {
  if (username) yield* call(keepTyped, username)
  yield* call(goTo, ROUTES.forgetPassword)
}
