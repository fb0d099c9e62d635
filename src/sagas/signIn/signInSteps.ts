import type { DoneStep } from 'src/constants/factorKinds'
import { ROUTES } from 'src/constants/routes'
import { afterLookup, type Lookup } from 'src/features/signIn/afterLookup'
import { type AfterPassword, afterPassword } from 'src/features/signIn/afterPassword'
import type { NewSignIn } from 'src/features/record/recordChanges'
import { recordActions } from 'src/features/record/recordSlice'
import { loginActions, selectLogin } from 'src/features/signIn/loginSlice'
import { signInFailure, catchFailure, logCaught } from 'src/sagas/caught'
import { companyNameFor } from 'src/sagas/company/company'
import { all, call, put, type Saga, select, spawn } from 'src/sagas/effects'
import { cancelOnEnd } from 'src/sagas/lifetime/whileRouteActive'
import { exitTo, goTo } from 'src/sagas/navigation/goTo'
import type { Verdict } from 'src/sagas/oneSignIn/rules/credential'
import {
  leaveForProvider,
  loadRules,
  sendCredential,
  untilSignOutSettled,
} from 'src/sagas/oneSignIn/oneSignIn'
import { findIdentityProvider, signIn, type SignInAnswer } from 'src/services/api/authService'
import { knownDevice } from 'src/services/device/deviceInfo'
import { holdSubmit } from 'src/services/browser/connectionReport'
import { painted } from 'src/services/browser/moments'
import { logFailure } from 'src/services/log'
import { askForProof, isProofUnderWay, type Proof, proofName, proofOfWork } from 'src/services/proof/proof'
import { forgetEarlier } from 'src/services/storage/rememberedPerson'
import { isSameName } from 'src/services/cleanUsername'
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

export function* submitPassword({ payload }: ReturnType<typeof loginActions.passwordSubmitted>): Saga {
  if ((yield* select(selectLogin)).step !== 'signingIn' || (yield* call(failIfOffline, 'password'))) return
  try {
    yield* call(untilSignOutSettled)
    const proof = yield* call(dueProof)
    const { answer, mark } = yield* call(
      sendCredential<Parameters<typeof signIn>, SignInAnswer>,
      payload.username,
      verdictOnSignIn,
      signIn,
      payload,
      yield* call(knownDevice),
      proof,
    )
    yield* call(askForProof, 'proof' in answer ? answer.proof : undefined)
    const next = afterPassword(answer)
    if (next.kind === 'problem') {
      yield* put(loginActions.failed(next.problem))
      return
    }
    if (mark) yield* call(followAnswer, { ...accountOf(answer, payload.username), mark }, next)
  } catch (error) {
    yield* put(loginActions.failed(yield* call(signInFailure, error)))
  }
}

/** Returns the names of an account that is proven: the server's name replaces the typed one (one-sign-in/names). */
export function accountOf(answer: SignInAnswer, typed: string): Omit<NewSignIn, 'mark'> {
  const serverName = 'userName' in answer ? answer.userName : undefined
  if (serverName === undefined) return { username: typed }
  return isSameName(serverName, typed)
    ? { username: typed, serverName }
    : { username: serverName, alias: typed, serverName }
}

/** The meaning of the answer to a password for the browser's one sign-in (one-sign-in/accepted, one-sign-in/rejected). */
export function verdictOnSignIn(answer: SignInAnswer, typed: string): Verdict {
  if (answer.kind !== 'signedIn' && answer.kind !== 'secondFactorDue') return { kind: 'rejected' }
  const { username: name, alias } = accountOf(answer, typed)
  return { kind: 'accepted', name, alias }
}

/** Continues after a correct password or passkey. Rethrows the errors of the requests (sign-in/checks-order). */
export function* followAnswer(
  account: NewSignIn,
  next: Exclude<AfterPassword, { kind: 'problem' }>,
  done?: [DoneStep],
): Saga {
  const { username } = account
  yield* call(forgetEarlier, username)
  const due = 'passwordChange' in next ? { passwordChange: next.passwordChange } : {}
  const answer = 'person' in next ? next.person : due
  yield* put(recordActions.answered({ ...account, answer, done }))
  const { demandNewPassword, federatedLogin, followChecks, redirectToFactor, rememberPerson } =
    yield* call(loadAfterPassword)
  switch (next.kind) {
    case 'factor':
      return yield* unlessOver(redirectToFactor)
    case 'federated':
      return yield* unlessOver(federatedLogin)
    case 'newPassword':
      yield* call(rememberPerson, username, next.person.userId)
      yield* call(demandNewPassword)
      return
    case 'checks':
      yield* call(rememberPerson, username, next.person.userId)
      yield* unlessOver(followChecks)
  }
}

/** Cancels the way when the person presses 'Not you?', which the progress on other hosts shows while the page is still the sign-in page (sign-in/not-you). */
function* unlessOver(way: () => Saga): Saga {
  yield* call(cancelOnEnd(way))
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

/** Loads the code that runs after a correct password. A chunk that fails to load counts as a failed request. */
export const loadAfterPassword = () =>
  import('src/sagas/signIn/afterPasswordChunk').catch(() => {
    throw noAnswer()
  })

/** Returns the proof that the server requires of the next sign-in. While the saga waits for it, the form shows the hint of this proof. */
export function* dueProof(): Saga<Proof | undefined> {
  if (!(yield* call(isProofUnderWay))) return yield* call(proofOfWork)
  yield* put(loginActions.proofAwaited(yield* call(proofName)))
  const proof = yield* call(proofOfWork)
  yield* put(loginActions.proofAwaited(undefined))
  return proof
}
