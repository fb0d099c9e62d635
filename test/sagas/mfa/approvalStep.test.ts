import { combineReducers } from '@reduxjs/toolkit'
import { codeActions, factorCodeSlice } from 'src/features/mfa/factorCodeSlice'
import { approvalJourney } from 'src/sagas/mfa/approvalSaga'
import { proveFactor } from 'src/services/api/factorService'
import { fetchSessionStatus, type MfaStep } from 'src/services/api/session/sessionStatusService'
import { runJourney } from 'test/support/journey'
import { pollReducers } from 'test/support/pollReducers'
import { settled } from 'test/support/settled'

const step: MfaStep = {
  type: 'signinVerification',
  isMfaStepConfigured: true,
  challenge: '42',
  place: 'Bern',
}

/** Opens the page of an approval that stays due even after a correct code. */
async function open() {
  const fetch = jest.fn(() => ({ kind: 'factorDue', step }))
  const { store, task } = runJourney(approvalJourney, {
    reducer: combineReducers({
      factorCode: factorCodeSlice.reducer,
      ...pollReducers,
    }),
    at: '/verification',
    services: [
      [fetchSessionStatus, fetch],
      [proveFactor, () => ({ kind: 'further', step })],
    ],
  })
  await settled()
  return { fetch, store, task }
}

beforeEach(() => void jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

// (factors/step-extras)
test('the details of the step are published with the first answer', async () => {
  const { store, task } = await open()
  expect(store.getState().record.factor.extras).toEqual({ challenge: '42', place: 'Bern' })
  task.cancel()
})

// (factors/approval)
test('the offline code is requested, and requested again if another approval is due', async () => {
  const { fetch, store, task } = await open()
  const asked = { step: 'editing', request: { kind: 'offline' }, attempt: 1 }
  expect(store.getState().factorCode).toEqual({ ...asked, visit: 1 })
  store.dispatch(codeActions.submitted({ kind: 'offline', offlineCode: '1234-5678' }))
  await settled()
  expect(store.getState().factorCode).toEqual({ ...asked, visit: 2 })
  expect(fetch).toHaveBeenCalledTimes(2)
  task.cancel()
})
