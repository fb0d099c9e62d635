import type { DoneStep } from 'src/constants/factorKinds'
import { type AfterPassword, afterPassword } from 'src/features/signIn/afterPassword'
import type { NewSignIn } from 'src/features/record/recordChanges'
import { recordActions } from 'src/features/record/recordSlice'
import { loginActions } from 'src/features/signIn/loginSlice'
import { signInFailure } from 'src/sagas/caught'
import { call, put, type Saga } from 'src/sagas/effects'
import { cancelOnEnd } from 'src/sagas/lifetime/whileRouteActive'
import type { Verdict } from 'src/sagas/oneSignIn/rules/credential'
import { sendCredential, untilSignOutSettled } from 'src/sagas/oneSignIn/oneSignIn'
import { loadAfterPassword } from 'src/sagas/signIn/loadAfterPassword'
import { type Credentials, signIn, type SignInAnswer } from 'src/services/api/authService'
import { knownDevice } from 'src/services/device/deviceInfo'
import { askForProof, isProofUnderWay, type Proof, proofName, proofOfWork } from 'src/services/proof/proof'
import { forgetEarlier } from 'src/services/storage/rememberedPerson'
import type { Mark } from 'src/services/storage/oneSignIn/currentSignIn'
import { isSameName } from 'src/services/cleanUsername'

/** Sends a password and follows the answer. Rethrows the errors of the requests. */
export function* sendPassword(credentials: Credentials): Saga {
  const { username } = credentials
  yield* call(untilSignOutSettled)
  const proof = yield* call(dueProof)
  const { answer, mark } = yield* call(
    sendCredential<Parameters<typeof signIn>, SignInAnswer>,
    username,
    verdictOnSignIn,
    signIn,
    credentials,
    yield* call(knownDevice),
    proof,
  )
  yield* call(askForProof, 'proof' in answer ? answer.proof : undefined)
  const next = afterPassword(answer)
  if (next.kind === 'problem') yield* put(loginActions.failed(next.problem))
  else if (mark) yield* call(followAnswer, { ...accountOf(answer, username), mark }, next)
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

/** A user whom a credential other than a password has proven, and the next step. */
export interface ProvenUser {
  username: string
  mark: Mark
  next: Exclude<AfterPassword, { kind: 'problem' }>
}

/** Continues after another credential as after a password; the form shows a failure (passkeys/sign-in). */
export function* followProven({ username, mark, next }: ProvenUser, done?: [DoneStep]): Saga {
  try {
    yield* put(loginActions.personProven(username))
    yield* call(followAnswer, { username, serverName: username, mark }, next, done)
  } catch (error) {
    yield* put(loginActions.failed(yield* call(signInFailure, error)))
  }
}

/** Cancels the way when the person presses 'Not you?', which the progress on other hosts shows while the page is still the sign-in page (sign-in/not-you). */
function* unlessOver(way: () => Saga): Saga {
  yield* call(cancelOnEnd(way))
}

/** Returns the proof that the server requires of the next sign-in. While the saga waits for it, the form shows the hint of this proof. */
export function* dueProof(): Saga<Proof | undefined> {
  if (!(yield* call(isProofUnderWay))) return yield* call(proofOfWork)
  yield* put(loginActions.proofAwaited(yield* call(proofName)))
  const proof = yield* call(proofOfWork)
  yield* put(loginActions.proofAwaited(undefined))
  return proof
}
