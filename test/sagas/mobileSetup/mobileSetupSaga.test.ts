import { combineReducers } from '@reduxjs/toolkit'
import {
  appsSlice,
  bypassActions,
  mobileBypassSlice,
  downloadLinkActions,
  downloadLinkSlice,
} from 'src/features/mobileSetup/mobileSetupSlices'
import { sessionEvents } from 'src/features/session/sessionEvents'
import { mobileSetupJourney } from 'src/sagas/mobileSetup/mobileSetupSaga'
import { cancelOnEnd } from 'src/sagas/lifetime/whileRouteActive'
import type { App } from 'src/services/api/mobileSetupService'
import type { SessionStatus } from 'src/services/api/session/sessionStatusService'
import { ServiceError } from 'src/services/http/serviceError'
import { runJourney } from 'test/support/journey'
import { pollReducers } from 'test/support/pollReducers'
import { passPolls } from 'test/support/polls'

const mockFetch = jest.fn<Promise<SessionStatus>, []>()
const mockApps = jest.fn<Promise<App[]>, []>()
const mockSend = jest.fn<Promise<void>, [string]>()
const mockBypass = jest.fn<Promise<void>, []>()
jest.mock('src/services/api/session/sessionStatusService', () => ({
  ...jest.requireActual<object>('src/services/api/session/sessionStatusService'),
  fetchSessionStatus: () => mockFetch(),
}))
jest.mock('src/services/api/mobileSetupService', () => ({
  fetchApps: () => mockApps(),
  sendDownloadLink: (phone: string) => mockSend(phone),
  bypassMobileInstall: () => mockBypass(),
}))

const step = (isMfaStepConfigured: boolean): SessionStatus => ({
  kind: 'factorDue',
  step: { type: 'signinVerification', isMfaStepConfigured },
})
const app: App = { name: 'Harbor', platform: 'ios', url: 'https://apps.example/ios' }
const down = new ServiceError({ kind: 'unreachable' })

beforeEach(() => {
  jest.useFakeTimers()
  for (const mock of [mockFetch, mockApps, mockSend, mockBypass]) mock.mockReset()
  mockFetch.mockResolvedValue(step(false))
  mockApps.mockResolvedValue([app])
})
afterEach(() => jest.useRealTimers())

const pass = (seconds: number) => jest.advanceTimersByTimeAsync(seconds * 1000)
const journey = () =>
  runJourney(cancelOnEnd(mobileSetupJourney), {
    reducer: combineReducers({
      apps: appsSlice.reducer,
      mobileBypass: mobileBypassSlice.reducer,
      downloadLink: downloadLinkSlice.reducer,
      ...pollReducers,
    }),
    at: '/mobile-setup',
  })

test('the page continues automatically once the factor is configured', async () => {
  const { moves } = journey()
  await passPolls(1)
  expect(moves).toEqual([])
  mockFetch.mockResolvedValue(step(true))
  await passPolls(1)
  expect(moves).toEqual([{ method: 'replace', route: '/verification', state: undefined }])
})

test('the apps are published; if they fail to load, their section is hidden', async () => {
  const { store, task } = journey()
  await pass(0)
  expect(store.getState().apps).toEqual([app])
  task.cancel()
  const warn = jest.spyOn(console, 'warn').mockReturnValue()
  mockApps.mockRejectedValue(down)
  const without = journey()
  await pass(0)
  expect(without.store.getState().apps).toEqual([])
  expect(warn).toHaveBeenCalledWith('foyer: apps failed (unreachable)')
  without.task.cancel()
  warn.mockRestore()
})

test.each(['', '+', '+12345'])('%j is not a mobile number, and nothing is sent', async phone => {
  const { store, task } = journey()
  store.dispatch(downloadLinkActions.submitted(phone))
  await pass(0)
  expect(mockSend).not.toHaveBeenCalled()
  expect(store.getState().downloadLink).toEqual({
    step: 'editing',
    problem: { code: 'enterMobileNumber' },
  })
  task.cancel()
})

test('a link is sent once for two presses and confirmed until the number is edited', async () => {
  mockSend.mockResolvedValue()
  const { store, task } = journey()
  store.dispatch(downloadLinkActions.submitted('+123456'))
  store.dispatch(downloadLinkActions.submitted('+123456'))
  await pass(0)
  expect(mockSend.mock.calls).toEqual([['+123456']])
  expect(store.getState().downloadLink).toEqual({ step: 'sent' })
  store.dispatch(downloadLinkActions.edited())
  expect(store.getState().downloadLink).toEqual({ step: 'editing' })
  task.cancel()
})

test('a link that could not be sent can be sent again', async () => {
  mockSend.mockRejectedValueOnce(down).mockResolvedValueOnce()
  const { store, task } = journey()
  store.dispatch(downloadLinkActions.submitted('+123456'))
  await pass(0)
  expect(store.getState().downloadLink).toEqual({ step: 'editing', problem: { code: 'serverTryLater' } })
  store.dispatch(downloadLinkActions.submitted('+123456'))
  await pass(0)
  expect(store.getState().downloadLink).toEqual({ step: 'sent' })
  task.cancel()
})

test('skipping the app reads the session status again at once', async () => {
  mockBypass.mockResolvedValue()
  const { store, moves } = journey()
  await passPolls(0)
  mockFetch.mockResolvedValue({ kind: 'unauthenticated' })
  store.dispatch(bypassActions.bypassPressed())
  store.dispatch(bypassActions.bypassPressed())
  await pass(0)
  expect(mockBypass).toHaveBeenCalledTimes(1)
  expect(mockFetch).toHaveBeenCalledTimes(2)
  expect(moves).toEqual([{ method: 'replace', route: '/', state: { previousPath: '/mobile-setup' } }])
})

test('a failure to skip the app is reported, and polling continues', async () => {
  mockBypass.mockRejectedValue(down)
  const { store, task } = journey()
  await passPolls(0)
  store.dispatch(bypassActions.bypassPressed())
  await passPolls(2)
  expect(store.getState().mobileBypass).toEqual({ step: 'idle', problem: { code: 'serverTryLater' } })
  expect(mockFetch).toHaveBeenCalledTimes(3)
  task.cancel()
})

test('signing out ends the polling', async () => {
  const { store } = journey()
  await passPolls(0)
  store.dispatch(sessionEvents.signOutRequested())
  await passPolls(20)
  expect(mockFetch).toHaveBeenCalledTimes(1)
})
