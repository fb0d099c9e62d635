import { expectSaga } from 'redux-saga-test-plan'
import * as matchers from 'redux-saga-test-plan/matchers'
import { startDeviceCheck } from 'src/sagas/signIn/deviceCheck'
import { installOrLogin } from 'src/sagas/signIn/install'
import { simpleLogin } from 'src/sagas/signIn/simpleLogin'
import type { Device } from 'src/services/browser/environment'
import { appReducer, appState, type RecordFacts, recordState } from 'test/support/appState'

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
