import { testSaga } from 'redux-saga-test-plan'
import { loginActions } from 'src/features/signIn/loginSlice'
import { dueProof } from 'src/sagas/signIn/dueProof'
import { isProofUnderWay, proofName, proofOfWork } from 'src/services/proof/proof'
import { ANY_PROOF } from 'test/support/anyProof'

const proof = { field: 'proof' }

test('a proof that is ready is used without a hint', () => {
  testSaga(dueProof).next().call(isProofUnderWay).next(false).call(proofOfWork).next(proof).returns(proof)
})

test('the form shows the hint of a proof while the sign-in waits for it', () => {
  testSaga(dueProof)
    .next()
    .call(isProofUnderWay)
    .next(true)
    .call(proofName)
    .next(ANY_PROOF)
    .put(loginActions.proofAwaited(ANY_PROOF))
    .next()
    .call(proofOfWork)
    .next(proof)
    .put(loginActions.proofAwaited(undefined))
    .next()
    .returns(proof)
})
