import { ROUTES } from 'src/constants/routes'
import { afterLookup, type Lookup } from 'src/features/signIn/afterLookup'
import { recordActions } from 'src/features/record/recordSlice'
import { loginActions, selectLogin } from 'src/features/signIn/loginSlice'
import { signInFailure, catchFailure, logCaught } from 'src/sagas/caught'
import { companyNameFor } from 'src/sagas/company/company'
import { all, call, put, type Saga, select, spawn } from 'src/sagas/effects'
import { exitTo, goTo } from 'src/sagas/navigation/goTo'
import { leaveForProvider, loadRules, untilSignOutSettled } from 'src/sagas/oneSignIn/oneSignIn'
import { loadAfterPassword } from 'src/sagas/signIn/loadAfterPassword'
import { findIdentityProvider } from 'src/services/api/identityProviderService'
import { holdSubmit } from 'src/services/browser/connectionReport'
import { painted } from 'src/services/browser/moments'
import { logFailure } from 'src/services/log'
import { askForProof } from 'src/services/proof/proof'
import { noAnswer } from 'src/services/http/serviceError'

/** Looks up the username in the state. The person may have submitted another one before the answer arrives. */
export function* lookUpUsername(): Saga {
  const { step, username } = yield* select(selectLogin)
  if (step !== 'lookingUp' || (yield* call(failIfOffline, 'lookup'))) return
  yield* put(recordActions.nameTyped(username))
  const lookup = yield* call(askForProvider, username)
  if ('found' in lookup && lookup.found.proof) yield* call(askForProof, lookup.found.proof)
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
      // Spawned, because the next lookup would wait for it. It begins only here, because a person who leaves for a provider needs none of these chunks.
      yield* spawn(preloadAfterPassword)
      return
    case 'provider': {
      const { redirectUrl, ownProvider, name } = next
      yield* put(loginActions.providerFound({ redirectUrl, ownProvider, ...(name && { name }) }))
      return
    }
    case 'problem':
      yield* put(loginActions.failed(next.problem))
  }
}

/** On the first offline submit of a form, shows the problem and returns true, without sending anything (sign-in/offline). */
export function* failIfOffline(form: 'lookup' | 'password' | 'provider' | 'passkey'): Saga<boolean> {
  if (!(yield* call(holdSubmit, form))) return false
  yield* put(loginActions.failed({ code: 'offline' }))
  return true
}

/**
 * Loads the code that runs after the password while the person types it, but not before its field is painted. A chunk
 * that failed is requested again when it is needed.
 */
function* preloadAfterPassword(): Saga {
  try {
    yield* call(painted)
    yield* all([call(loadAfterPassword), call(loadRules)])
  } catch (error) {
    yield* logCaught('the next step', error)
  }
}

function* askForProvider(username: string): Saga<Lookup> {
  try {
    return { found: yield* call(findIdentityProvider, username) }
  } catch (error) {
    const failure = yield* catchFailure(error)
    yield* call(logFailure, 'identity provider', failure)
    return { failure }
  }
}

/**
 * Loads the steps of a password, in one file with the rules of one sign-in: neither is needed before it is sent. A chunk
 * that fails to load counts as a failed request.
 */
export const loadPasswordSteps = () =>
  import(/* webpackChunkName: "credential" */ 'src/sagas/signIn/passwordSteps').catch(() => {
    throw noAnswer()
  })

export function* submitPassword({ payload }: ReturnType<typeof loginActions.passwordSubmitted>): Saga {
  if ((yield* select(selectLogin)).step !== 'signingIn' || (yield* call(failIfOffline, 'password'))) return
  try {
    yield* (yield* call(loadPasswordSteps)).sendPassword(payload)
  } catch (error) {
    yield* put(loginActions.failed(yield* call(signInFailure, error)))
  }
}

export function* continueToProvider(): Saga {
  yield* call(untilSignOutSettled)
  const login = yield* select(selectLogin)
  if (login.step !== 'idpRedirect' || (yield* call(failIfOffline, 'provider'))) return
  try {
    yield* call(leaveForProvider, login.username)
  } catch (error) {
    yield* put(loginActions.failed(yield* call(signInFailure, error)))
    return
  }
  yield* call(exitTo, login.redirectUrl)
}

export function* takeAlongUsername({
  payload: username,
}: ReturnType<typeof loginActions.passwordForgotten>): Saga {
  if (username) yield* put(recordActions.nameTyped(username))
  yield* call(goTo, ROUTES.forgetPassword)
}
