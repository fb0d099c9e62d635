import { testSaga } from 'redux-saga-test-plan'
import { codeActions } from 'src/features/mfa/factorCodeSlice'
import { sendNewCode } from 'src/sagas/mfa/stepExtrasSaga'
import { countDown } from 'src/sagas/mfa/textCodeSaga'
import { millisecondsLeft } from 'src/services/clock'

const at = { monotonicMs: 1, wallMs: 2 }
const later = { monotonicMs: 3, wallMs: 4 }

// (factors/new-code)
test('a countdown goes on to the time of another code', () => {
  testSaga(countDown, at)
    .next()
    .call(millisecondsLeft, at)
    .next(1000)
    .put(codeActions.ticked(1))
    .next()
    .next({ prolonged: codeActions.prolonged(later) })
    .call(millisecondsLeft, later)
    .next(200_000)
    .put(codeActions.ticked(200))
})

test.each([{ kind: 'offline' }, { kind: 'oneTime', form: 'code' }] as const)(
  'no other code is asked for on a page of the kind $kind',
  request => {
    testSaga(sendNewCode).next().next({ step: 'editing', request, visit: 1, attempt: 1 }).isDone()
  },
)
