import { ceremonyProblem } from 'src/features/ceremonyProblem'
import { proofActions } from 'src/features/account/proof/proofSlice'
import { catchProblem } from 'src/sagas/caught'
import { call, put, race, type Saga, take } from 'src/sagas/effects'
import { callForPerson } from 'src/sagas/oneSignIn/oneSignIn'
import { returnToSignIn } from 'src/sagas/navigation/returnToSignIn'
import { type Proof, proveAgain } from 'src/services/api/account/accountActService'
import { fetchPasskeyRequest } from 'src/services/api/passkeys/passkeyService'
import { usePasskey } from 'src/services/browser/passkeys/ceremony'

/**
 * Asks for the password or a passkey whenever the server requires a more recent proof. The rejected action is not
 * repeated: the person must press again (security-page/proof).
 */
export function* proofJourney(): Saga {
  for (;;) {
    yield* take(proofActions.asked)
    const { anew } = yield* race({
      proven: call(untilPersonProven),
      left: take(proofActions.left),
      anew: take(proofActions.signInPressed),
    })
    if (anew) yield* call(returnToSignIn)
  }
}

function* untilPersonProven(): Saga {
  for (;;) {
    const { password } = yield* race({
      password: take(proofActions.passwordEntered),
      passkey: take(proofActions.passkeyPressed),
    })
    if (yield* call(prove, password?.payload)) return
  }
}

/** Checks one proof. Returns true if the journey of this proof has ended. */
function* prove(password: string | undefined): Saga<boolean> {
  if (password === '') {
    yield* put(proofActions.refused({ code: 'enterPassword' }))
    return false
  }
  try {
    const proof = password === undefined ? yield* call(passkeyProof) : { password }
    if (!proof) return false
    const answer = proof === 'signedOut' ? proof : yield* call(callForPerson, proveAgain, proof)
    switch (answer) {
      case 'proven':
        yield* put(proofActions.proven())
        return true
      case 'wrong':
        yield* put(
          proofActions.refused({ code: password === undefined ? 'passkeyCancelled' : 'wrongPassword' }),
        )
        return false
      case 'signedOut':
        yield* call(returnToSignIn)
        return true
    }
  } catch (error) {
    yield* put(proofActions.refused(yield* catchProblem(error, 'serverTryLater')))
    return false
  }
}

/** Requests an assertion from the device. Returns undefined after it has shown the problem, if the person has used no passkey. */
function* passkeyProof(): Saga<Proof | 'signedOut' | undefined> {
  const request = yield* call(fetchPasskeyRequest, 'proof' as const)
  if (request === 'signedOut') return request
  const ceremony = yield* call(usePasskey, request.options, 'dialog' as const)
  if (ceremony.kind === 'done') return { credential: ceremony.credential }
  yield* put(proofActions.refused(ceremonyProblem(ceremony.reason)))
  return undefined
}
