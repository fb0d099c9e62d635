import { combineReducers } from '@reduxjs/toolkit'
import { testSaga } from 'redux-saga-test-plan'
import { autoLoginSlice } from 'src/features/autoLogin/autoLoginSlice'
import { environmentSlice } from 'src/features/environment/environmentSlice'
import { codeActions, factorCodeSlice } from 'src/features/mfa/factorCodeSlice'
import { pollActions } from 'src/features/polling/sessionPollSlice'
import { resendActions } from 'src/features/mfa/approval/resendSlice'
import { recordActions } from 'src/features/record/recordSlice'
import { sessionEvents } from 'src/features/session/sessionEvents'
import { sessionSlice } from 'src/features/session/sessionSlice'
import { RESENT_MESSAGE_MS } from 'src/constants/timings'
import { approvalJourney, resend, showResent } from 'src/sagas/mfa/approvalSaga'
import { cancelOnEnd } from 'src/sagas/lifetime/whileRouteActive'
import { callForPerson } from 'src/sagas/oneSignIn/oneSignIn'
import type { SessionStatus } from 'src/services/api/session/sessionStatusService'
import { resendVerification } from 'src/services/api/factorService'
import { ServiceError } from 'src/services/http/serviceError'
import { runJourney } from 'test/support/journey'
import { pollReducers } from 'test/support/pollReducers'
import { passPolls } from 'test/support/polls'

const mockFetch = jest.fn<Promise<SessionStatus>, []>()
const mockProve = jest.fn<Promise<unknown>, []>()
const mockResend = jest.fn<Promise<void>, []>()
jest.mock('src/services/api/session/sessionStatusService', () => ({
  ...jest.requireActual<object>('src/services/api/session/sessionStatusService'),
  fetchSessionStatus: () => mockFetch(),
}))
const mockSettings = jest.fn<Promise<object>, []>()
const mockLeave = jest.fn<undefined, [string]>()
jest.mock('src/services/api/companyService', () => ({
  fetchSignInSettings: () => mockSettings(),
  fetchFeatures: () => Promise.resolve([]),
}))
jest.mock('src/services/browser/navigation', () => ({
  ...jest.requireActual<object>('src/services/browser/navigation'),
  replaceLocation: (address: string) => mockLeave(address),
}))
jest.mock('src/services/api/factorService', () => ({
  proveFactor: () => mockProve(),
  resendVerification: () => mockResend(),
}))

const awaited: SessionStatus = {
  kind: 'factorDue',
  step: { type: 'signinVerification', isMfaStepConfigured: true },
}
const down = new ServiceError({ kind: 'unreachable' })

beforeEach(() => {
  jest.useFakeTimers()
  for (const mock of [mockFetch, mockProve, mockResend, mockSettings, mockLeave]) mock.mockReset()
  mockFetch.mockResolvedValue(awaited)
  mockResend.mockResolvedValue()
})
afterEach(() => jest.useRealTimers())

const pass = (seconds: number) => jest.advanceTimersByTimeAsync(seconds * 1000)
const journey = () =>
  runJourney(cancelOnEnd(approvalJourney), {
    reducer: combineReducers({
      factorCode: factorCodeSlice.reducer,
      session: sessionSlice.reducer,
      ...pollReducers,
      autoLogin: autoLoginSlice.reducer,
      environment: environmentSlice.reducer,
    }),
    at: '/verification',
  })

describe('Resend', () => {
  test('clears the old rejection, then sends the call, then resumes polling', () => {
    testSaga(resend)
      .next()
      .put(pollActions.denialCleared())
      .next()
      .put(recordActions.requestRenewed())
      .next()
      .call(callForPerson, resendVerification)
      .next()
      .put(resendActions.sent())
      .next()
      .put(pollActions.resumed())
      .next()
      .isDone()
    testSaga(resend)
      .next()
      .next()
      .next()
      .throw(down)
      .put(resendActions.failed({ code: 'serverTryLater' }))
      .next()
      .isDone()
  })

  test('sends one call for two presses; a press after the answer sends another and clears the confirmation', async () => {
    const { store, task } = journey()
    const step = () => store.getState().resend.step
    store.dispatch(resendActions.resendPressed())
    store.dispatch(resendActions.resendPressed())
    expect(step()).toBe('sending')
    await pass(4.9)
    expect([mockResend.mock.calls.length, step()]).toEqual([1, 'sent'])
    store.dispatch(resendActions.resendPressed())
    await pass(4.9)
    expect([mockResend.mock.calls.length, step()]).toEqual([2, 'sent'])
    await pass(0.1)
    expect(step()).toBe('told')
    task.cancel()
  })

  // (factors/step-extras, factors/resend)
  test('clears the details of the previous request, except for the days of trust', async () => {
    const details = { challenge: '42', place: 'Bern', trustDays: 30 }
    const step = { type: 'signinVerification', isMfaStepConfigured: true, ...details }
    mockFetch.mockResolvedValue({ kind: 'factorDue', step })
    mockResend.mockReturnValue(new Promise(() => {}))
    const { store, task } = journey()
    await pass(0)
    expect(store.getState().record.factor.extras).toEqual(details)
    store.dispatch(resendActions.resendPressed())
    expect(store.getState().record.factor.extras).toEqual({ trustDays: 30 })
    task.cancel()
  })
})

describe('an approval that ends in the first of several ways', () => {
  test('stops polling after a correct offline code', async () => {
    mockProve.mockResolvedValue({ kind: 'further', step: { type: 'sms', timeout: 300 } })
    const { store, moves } = journey()
    await passPolls(0)
    store.dispatch(codeActions.submitted({ kind: 'offline', offlineCode: '1234-5678' }))
    await pass(60)
    expect(mockFetch).toHaveBeenCalledTimes(1)
    expect(moves).toEqual([{ method: 'replace', route: '/phone-auth', state: undefined }])
    expect(store.getState().record.factor.awaited).toMatchObject({ timeoutS: 300 })
  })

  test('continues polling after a wrong offline code', async () => {
    mockProve.mockRejectedValue(new ServiceError({ kind: 'refused', status: 400, text: 'No.' }))
    const { store, task } = journey()
    store.dispatch(codeActions.submitted({ kind: 'offline', offlineCode: '1' }))
    await passPolls(2)
    expect(mockFetch).toHaveBeenCalledTimes(3)
    expect(store.getState().factorCode).toMatchObject({ problem: { code: 'serverText', text: 'No.' } })
    task.cancel()
  })

  test('stops everything on a sign-out, before the server answers', async () => {
    const { store } = journey()
    await passPolls(0)
    store.dispatch(sessionEvents.signOutRequested())
    await passPolls(20)
    expect(mockFetch).toHaveBeenCalledTimes(1)
    expect(jest.getTimerCount()).toBe(0)
  })
  // The settings that the end of a sign-in needs arrive after the user has asked to sign out, or without that request.
  const approved = async (signOut: boolean) => {
    mockFetch.mockResolvedValue({ kind: 'authenticated' })
    mockSettings.mockImplementation(() => new Promise(resolve => setTimeout(resolve, 2000, {})))
    document.cookie = 'authenticationMode=; max-age=0; path=/'
    const { store } = journey()
    await pass(1)
    if (signOut) store.dispatch(sessionEvents.signOutRequested())
    await pass(60)
  }

  test('a user who has approved is signed in', async () => {
    await approved(false)
    expect(document.cookie).toContain('authenticationMode=simple')
    expect(mockLeave).toHaveBeenCalledTimes(1)
  })

  test('a user who asks to sign out while an approval is processed is not signed in', async () => {
    await approved(true)
    expect(document.cookie).not.toContain('authenticationMode')
    expect(mockLeave).not.toHaveBeenCalled()
  })
})

// (factors/approval)
test('the offline code is requested, and requested again if another approval is due', async () => {
  mockProve.mockResolvedValue({
    kind: 'further',
    step: { type: 'signinVerification', isMfaStepConfigured: true },
  })
  const { store, task } = journey()
  const asked = { step: 'editing', request: { kind: 'offline' }, attempt: 1 }
  await pass(0)
  expect(store.getState().factorCode).toEqual({ ...asked, visit: 1 })
  store.dispatch(codeActions.submitted({ kind: 'offline', offlineCode: '1234-5678' }))
  await pass(0)
  expect(store.getState().factorCode).toEqual({ ...asked, visit: 2 })
  expect(mockFetch).toHaveBeenCalledTimes(2)
  task.cancel()
})

// (factors/resend)
test('only a request that was sent shows the notice, for a while', () => {
  testSaga(showResent, resendActions.resendPressed()).next().isDone()
  testSaga(showResent, resendActions.sent())
    .next()
    .delay(RESENT_MESSAGE_MS)
    .next()
    .put(resendActions.told())
    .next()
    .isDone()
})
