import { testSaga } from 'redux-saga-test-plan'
import { compareMark, loadRules } from 'src/sagas/oneSignIn/oneSignIn'
import { logFailure } from 'src/services/log'
import { failureOfKind } from 'test/support/failures'

// (one-sign-in/compared)
test('if the rules fail to load, the page stays, and its next call compares', () => {
  testSaga(compareMark)
    .next()
    .call(loadRules)
    .throw(failureOfKind('unreachable'))
    .call(logFailure, 'other sign-in', { kind: 'unreachable' })
    .next()
    .returns(true)
})
