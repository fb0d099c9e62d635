import { loginActions } from 'src/features/signIn/loginSlice'
import { call, put, type Saga } from 'src/sagas/effects'
import { isProofUnderWay, type Proof, proofName, proofOfWork } from 'src/services/proof/proof'

/** Returns the proof that the server requires of the next sign-in. While the saga waits for it, the form shows the hint of this proof. */
export function* dueProof(): Saga<Proof | undefined> {
  if (!(yield* call(isProofUnderWay))) return yield* call(proofOfWork)
  yield* put(loginActions.proofAwaited(yield* call(proofName)))
  const proof = yield* call(proofOfWork)
  yield* put(loginActions.proofAwaited(undefined))
  return proof
}
