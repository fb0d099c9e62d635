import { testSaga } from 'redux-saga-test-plan'
import { supportAddressActions } from 'src/features/session/supportAddressSlice'
import { helpActions } from 'src/features/support/helpSlice'
import { findSupportAddress, knownHelpInfo, supportAddressSaga } from 'src/sagas/company/helpInfo'
import { ServiceError } from 'src/services/http/serviceError'

// (sign-in/account-disabled)
test('the company’s support address is stored, and a failure is shown at Contact support', () => {
  const asked = testSaga(findSupportAddress).next().call(knownHelpInfo).save('asked')
  const address = 'https://help.harbor.example/'
  asked.next({ requestSupportUrl: address }).put(supportAddressActions.found(address)).next().isDone()
  asked.restore('asked').next({}).isDone()
  testSaga(findSupportAddress)
    .next()
    .throw(new ServiceError({ kind: 'refused', status: 502 }))
    .put(helpActions.contactEnded({ code: 'helpUnavailable', status: 502 }))
  expect(supportAddressSaga().next().done).toBe(false)
})
