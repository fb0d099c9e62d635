import { expectSaga, testSaga } from 'redux-saga-test-plan'
import * as matchers from 'redux-saga-test-plan/matchers'
import { startDeviceCheck, installOrLogin } from 'src/sagas/signIn/install'
import { simpleLogin } from 'src/sagas/signIn/simpleLogin'
import type { Device } from 'src/services/browser/environment'
import { appReducer, appState, type RecordFacts, recordState } from 'test/support/appState'
import { selectSettings } from 'src/features/company/companySlice'
import { exitAdvancing } from 'src/sagas/navigation/goTo'
import { writeDeviceCheck } from 'src/services/storage/cookies'
import { deviceCheckAddress, deviceCheckInfo } from 'src/services/addresses/deviceCheckAddress'
import { assignLocation } from 'src/services/browser/navigation'

const expectInstall = (
  device: Device,
  nativeClient: boolean,
  requireNativeAppInstall?: boolean | null,
  record = recordState(),
) =>
  expectSaga(installOrLogin)
    .withReducer(
      appReducer,
      appState({
        environment: { device, nativeClient },
        company: { settings: { requireNativeAppInstall } },
        record,
      }),
    )
    .provide([
      [matchers.call.fn(startDeviceCheck), undefined],
      [matchers.call.fn(simpleLogin), undefined],
    ])

test('a desktop is sent to the install flow', async () => {
  await expectInstall('desktop', false, true)
    .call(startDeviceCheck, 'install')
    .not.call.fn(simpleLogin)
    .silentRun()
})

// (onboarding/install-once)
test.each<[rule: string, record: RecordFacts]>([
  ['a user who has passed the install flow skips it', { deviceResults: ['install'] }],
  ['a user who has passed the install flow before a refresh skips it', { installed: true }],
])('%s', async (_rule, record) => {
  await expectInstall('desktop', false, true, recordState(record))
    .call(simpleLogin)
    .not.call.fn(startDeviceCheck)
    .silentRun()
})

test.each<[rule: string, device: Device, nativeClient: boolean, required: boolean | null | undefined]>([
  ['a phone', 'mobile', false, true],
  ['a tablet', 'tablet', false, true],
  ['the native client', 'desktop', true, true],
  ['a company that does not require it', 'desktop', false, false],
  ['a company without the setting', 'desktop', false, null],
])('%s skips the install flow', async (_rule, device, nativeClient, required) => {
  await expectInstall(device, nativeClient, required)
    .call(simpleLogin)
    .not.call.fn(startDeviceCheck)
    .silentRun()
})

beforeEach(() => visit('https://app.example/signin/'))

test('the cookie is set before the browser redirects', () => {
  const info = { mode: 'install', successUrl: 's', failUrl: 'f' }
  testSaga(startDeviceCheck, 'install')
    .next()
    .select(selectSettings)
    .next({})
    .call(deviceCheckInfo, 'install')
    .next(info)
    .call(writeDeviceCheck, info)
    .next()
    .call(deviceCheckAddress, { mode: 'install', version: 1 })
    .next('https://app.example/device-check/')
    .call(exitAdvancing, 'https://app.example/device-check/')
    .next()
    .isDone()
})

const BACK = encodeURIComponent('https://app.example/signin/session-status')
const ALL_SET = encodeURIComponent('https://app.example/signup/v2/all-set')

test.each<[mode: 'install' | 'onboardingV3', stronghold: boolean | null | undefined, address: string]>([
  ['install', undefined, `https://app.example/device-check/?back=${BACK}`],
  ['install', false, `https://app.example/device-check/?back=${BACK}`],
  ['install', null, `https://app.example/device-check/?back=${BACK}`],
  ['install', true, `https://app.example/device-check/v2?back=${BACK}`],
  ['onboardingV3', false, `https://app.example/device-check/?back=${ALL_SET}`],
  ['onboardingV3', true, `https://app.example/device-check/v2?back=${ALL_SET}`],
])('the mode is %s in a company with isStrongholdV2FamilyCompany %s', async (mode, stronghold, address) => {
  await expectSaga(startDeviceCheck, mode)
    .withReducer(appReducer, appState({ company: { settings: { isStrongholdV2FamilyCompany: stronghold } } }))
    .provide([
      [matchers.call.fn(writeDeviceCheck), undefined],
      [matchers.call.fn(assignLocation), undefined],
    ])
    .call.like({ fn: writeDeviceCheck })
    .call(assignLocation, address)
    .silentRun()
})
