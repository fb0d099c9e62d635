import { testSaga } from 'redux-saga-test-plan'
import { codeActions } from 'src/features/mfa/factorCodeSlice'
import { untilCodeAccepted } from 'src/sagas/mfa/codeEntry'
import { settleUnauthorized } from 'src/sagas/mfa/settleUnauthorized'
import { callForPerson } from 'src/sagas/oneSignIn/oneSignIn'
import { proveFactor, type FactorProof } from 'src/services/api/factorService'
import { logFailure } from 'src/services/log'
import { failureOfKind } from 'test/support/failures'

const proof: FactorProof = { kind: 'text', mfaType: 'sms', code: '012345' }
const submitted = codeActions.submitted(proof)

test('a correct code is published before the journey continues with its answer', () => {
  testSaga(untilCodeAccepted)
    .next()
    .next(submitted)
    .call(callForPerson, proveFactor, proof)
    .next({ kind: 'done' })
    .put(codeActions.accepted())
    .next()
    .returns({ kind: 'done' })
})

test('a code that the server rejects with its own message is not a failed call; the next code is tried', () => {
  testSaga(untilCodeAccepted)
    .next()
    .next(submitted)
    .throw(failureOfKind('refused', { status: 400, text: 'Wrong.' }))
    .call(settleUnauthorized, { kind: 'refused', status: 400, text: 'Wrong.' })
    .next(undefined)
    .put(codeActions.refused({ code: 'serverText', text: 'Wrong.', status: 400 }))
    .next()
    .take(codeActions.submitted.type)
})

test('a failed call is logged before it is published; the next code is tried', () => {
  testSaga(untilCodeAccepted)
    .next()
    .next(submitted)
    .throw(failureOfKind('unreachable'))
    .call(logFailure, 'second factor', { kind: 'unreachable' })
    .next()
    .call(settleUnauthorized, { kind: 'unreachable' })
    .next(undefined)
    .put(codeActions.refused({ code: 'serverTryLater' }))
    .next()
    .take(codeActions.submitted.type)
})
