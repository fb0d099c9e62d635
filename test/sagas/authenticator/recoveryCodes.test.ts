import { testSaga } from 'redux-saga-test-plan'
import { dropCodesToSave, holdCodesToSave } from 'src/features/authenticator/heldCodesToSave'
import { recoveryCodesActions } from 'src/features/authenticator/recoveryCodesSlice'
import {
  dropRecoveryCodes,
  holdRecoveryCodes,
  showRecoveryCodes,
} from 'src/sagas/authenticator/recoveryCodes'
import { wallClock } from 'src/services/browser/environment'

// (factors/recovery-codes)
test('only the memory of the page holds the codes, until the person continues', () => {
  const shown = testSaga(showRecoveryCodes, ['12345-67890', '09876-54321'])
    .next()
    .call(holdCodesToSave, '12345-67890\n09876-54321')
    .next()
    .call(wallClock)
    .next(7000)
    .put(recoveryCodesActions.shown(7000))
    .next()
    .take(recoveryCodesActions.left.type)
    .save('shown')
  shown.next().call(dropCodesToSave).next().isDone()
  shown.restore('shown').finish().call(dropCodesToSave).next().isDone()
})

// (security-page/recovery-codes)
test('the security page holds the codes each time until the person continues, and until the page ends', () => {
  testSaga(holdRecoveryCodes, ['12345-67890'])
    .next()
    .call(holdCodesToSave, '12345-67890')
    .next()
    .call(wallClock)
    .next(7000)
    .put(recoveryCodesActions.shown(7000))
    .next()
    .isDone()
  testSaga(dropRecoveryCodes)
    .next()
    .put(recoveryCodesActions.begun())
    .next()
    .take(recoveryCodesActions.left.type)
    .next()
    .call(dropCodesToSave)
    .next()
    .take(recoveryCodesActions.left.type)
    .finish()
    .call(dropCodesToSave)
    .next()
    .isDone()
})
