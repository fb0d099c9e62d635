import { expectSaga, testSaga } from 'redux-saga-test-plan'
import * as matchers from 'redux-saga-test-plan/matchers'
import { selectSettings } from 'src/features/company/companySlice'
import { startDeviceCheck } from 'src/sagas/signIn/deviceCheck'
import { exitAdvancing } from 'src/sagas/navigation/goTo'
import { writeDeviceCheck } from 'src/services/storage/cookies'
import { deviceCheckAddress, deviceCheckInfo } from 'src/services/addresses/deviceCheckAddress'
import { assignLocation } from 'src/services/browser/navigation'
import { appReducer, appState } from 'test/support/appState'

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
