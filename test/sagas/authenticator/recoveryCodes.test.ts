import { testSaga } from 'redux-saga-test-plan'
import { dropCodesToSave, holdCodesToSave } from 'src/features/authenticator/heldCodesToSave'
import { recoveryCodesActions } from 'src/features/authenticator/recoveryCodesSlice'
import { dropRecoveryCodes, holdRecoveryCodes } from 'src/sagas/authenticator/recoveryCodes'
import { wallClock } from 'src/services/browser/environment'

// (security-page/recovery-codes)
test('the security page holds the codes each time until the person continues, and until the page ends', () => {
  testSaga(holdRecoveryCodes, ['12345-67890', 'abcde-fghij'])
    .next()
    .call(holdCodesToSave, '12345-67890\nabcde-fghij')
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
