import { testSaga } from 'redux-saga-test-plan'
import { loginActions } from 'src/features/signIn/loginSlice'
import { dueProof } from 'src/sagas/signIn/dueProof'
import { isProofUnderWay, proofOfWork } from 'src/services/robot/proof'

test('a proof that is there is taken, and nothing is said', () => {
  testSaga(dueProof).next().call(isProofUnderWay).next(false).call(proofOfWork).next('proof').returns('proof')
})

test('a proof that is under way is waited for, and the form says so meanwhile', () => {
  testSaga(dueProof)
    .next()
    .call(isProofUnderWay)
    .next(true)
    .put(loginActions.proofAwaited(true))
    .next()
    .call(proofOfWork)
    .next('proof')
    .put(loginActions.proofAwaited(false))
    .next()
    .returns('proof')
})
