import { expectSaga, testSaga } from 'redux-saga-test-plan'
import * as matchers from 'redux-saga-test-plan/matchers'
import { throwError } from 'redux-saga-test-plan/providers'
import * as raw from 'redux-saga/effects'
import { selectDevice } from 'src/features/environment/environmentSlice'
import { recordActions } from 'src/features/session/record/recordSlice'
import type { Said } from 'src/features/session/record/recordState'
import { selectSaid } from 'src/features/session/record/selectors'
import type { Device } from 'src/services/browser/environment'
import { loadFeatures, loadSignInSettings } from 'src/sagas/company/companyAtSignIn'
import { signalPasskeys } from 'src/sagas/passkeys/signalPasskeys'
import { followChecks, onboardInWebApp, signalBeside } from 'src/sagas/signIn/checks'
import { startDeviceCheck } from 'src/sagas/signIn/deviceCheck'
import { goTo, exitReplacing } from 'src/sagas/navigation/goTo'
import { rememberAutoLogin } from 'src/sagas/person/person'
import { finish, simpleLogin } from 'src/sagas/signIn/simpleLogin'
import type { CompanySettings } from 'src/services/api/companyService'
import { preloadImage } from 'src/services/browser/imagePreload'
import { fetchOnboardingStatus, fetchUserSettings } from 'src/services/api/onboarding/onboardingService'
import { webAppRoot } from 'src/services/addresses/pageAddress'
import { ServiceError } from 'src/services/http/serviceError'
import { appReducer, appState, recordState, stateOf } from 'test/support/appState'

const LOGO = 'https://img.example/l.png'
const down = new ServiceError({ kind: 'refused', status: 500 })

beforeEach(() => visit('https://app.example/signin/'))

describe('the checks', () => {
  test('ask for features, settings and onboarding side by side, and for nothing before', () => {
    const settings = { passwordExpiresIn: 3 }
    testSaga(followChecks)
      .next()
      .call(signalBeside)
      .next()
      .all([raw.call(loadFeatures), raw.call(loadSignInSettings), raw.call(fetchOnboardingStatus)])
      .next([[], settings, { status: 'Required', version: 2 }])
      .call(rememberAutoLogin, settings)
      .next()
      .put(recordActions.onboardingRead('Required'))
      .next()
      .select(selectSaid)
      .next({})
      .select(selectDevice)
  })

  interface Found {
    said?: Said
    features?: string[]
    settings?: CompanySettings
    onboarding?: { status: string; version: number }
    device?: Device
  }

  const expectChecks = ({
    said = {},
    features = [],
    settings = {},
    onboarding = { status: 'Completed', version: 2 },
    device = 'desktop',
  }: Found) =>
    expectSaga(followChecks)
      .withReducer(
        appReducer,
        appState({
          environment: { device, nativeClient: false },
          company: { settings },
          record: recordState({ said, back: '/online/mail' }),
        }),
      )
      .provide([
        [matchers.call.fn(loadFeatures), features],
        [matchers.call.fn(loadSignInSettings), settings],
        [matchers.call.fn(fetchOnboardingStatus), onboarding],
        [matchers.call.fn(fetchUserSettings), {}],
        [matchers.call.fn(simpleLogin), undefined],
        [matchers.call.fn(startDeviceCheck), undefined],
        [matchers.call.fn(goTo), undefined],
        [matchers.call.fn(exitReplacing), undefined],
      ])

  const required = { status: 'Required', version: 2 }
  const v3 = ['onboardingV3Enabled']

  const simple: [rule: string, found: Found, onboarding?: 'welcome'][] = [
    ['a password that never expires', { said: { passwordExpiresIn: null }, onboarding: required }],
    ['one of which the settings say so', { settings: { passwordExpiresIn: null }, onboarding: required }],
    ['frictionless onboarding', { features: ['frictionlessOnboardingEnabled'], onboarding: required }],
    [
      'frictionless onboarding, in capitals',
      { features: ['FrictionlessOnboardingEnabled'], onboarding: required },
    ],
    ['version 1', { onboarding: { status: 'Required', version: 1 } }, 'welcome'],
    ['nothing to install', {}],
    ['v3 with nothing to do', { features: v3 }],
  ]
  test.each(simple)('%s: simple login', async (_rule, found, ...onboarding) => {
    await expectChecks(found)
      .call(simpleLogin, ...onboarding)
      .not.call.fn(startDeviceCheck)
      .silentRun()
  })

  const screens: [rule: string, found: Found, route: string][] = [
    ['a phone', { onboarding: required, device: 'mobile' }, '/mobile-onboarding-not-supported'],
    ['a tablet', { onboarding: required, device: 'tablet' }, '/mobile-onboarding-not-supported'],
    ['a device to be set up', { onboarding: { status: 'DeviceSignIn', version: 2 } }, '/installer-error'],
  ]
  test.each(screens)('%s: a screen', async (_rule, found, route) => {
    await expectChecks(found)
      .call.like({ fn: goTo, args: [route] })
      .not.call.fn(simpleLogin)
      .silentRun()
  })

  const pages: [rule: string, found: Found, address: string][] = [
    ['version 2', { onboarding: required }, 'https://app.example/online/?onboarding=true'],
    [
      'version 2 in the preview',
      { onboarding: required, features: ['webappPreviewEnabled'] },
      'https://app.example/preview/online/?onboarding=true',
    ],
    [
      'v3, SignUp',
      { features: v3, onboarding: { status: 'SignUp', version: 2 } },
      'https://app.example/signup/v2/progress?step=confirmName',
    ],
    [
      'v3, SmsVerified',
      { features: v3, onboarding: { status: 'SmsVerified', version: 2 } },
      'https://app.example/signup/v2/progress?step=confirmName',
    ],
    [
      'v3, InProgress',
      { features: v3, onboarding: { status: 'InProgress', version: 2 } },
      'https://app.example/signup/v2/mobile-set-up',
    ],
    [
      'v3, InProgress on a phone, in the preview',
      {
        features: [...v3, 'webappPreviewEnabled'],
        onboarding: { status: 'InProgress', version: 2 },
        device: 'mobile',
      },
      'https://app.example/signup/v2/mobile-set-up',
    ],
  ]
  test.each(pages)('%s: a page outside', async (_rule, found, address) => {
    const end = await expectChecks({ said: { autoLoginEnabled: true }, ...found })
      .call(exitReplacing, address)
      .not.call.fn(simpleLogin)
      .silentRun()
    expect(stateOf(end).record).toMatchObject({ said: {}, back: undefined })
  })

  test('v3, DeviceSignIn: the device check', async () => {
    await expectChecks({ features: v3, onboarding: { status: 'DeviceSignIn', version: 2 } })
      .call(startDeviceCheck, 'onboardingV3')
      .not.call.fn(simpleLogin)
      .silentRun()
  })

  test.each<[what: string, failing: (...args: never[]) => unknown]>([
    ['the settings', loadSignInSettings],
    ['the onboarding status', fetchOnboardingStatus],
  ])('fail when %s cannot be had', async (_what, failing) => {
    const told = jest.spyOn(console, 'error').mockImplementation()
    const run = expectSaga(followChecks)
      .withReducer(appReducer, appState())
      .provide([
        [matchers.call.fn(failing), throwError(down)],
        [matchers.call.fn(loadFeatures), []],
        [matchers.call.fn(loadSignInSettings), {}],
        [matchers.call.fn(fetchOnboardingStatus), required],
        [matchers.call.fn(simpleLogin), undefined],
      ])
      .not.call.fn(simpleLogin)
      .silentRun()
    await expect(run).rejects.toBe(down)
    told.mockRestore()
  })
})

describe('onboarding in the web app', () => {
  test('keeps the settings without their code, and has the company’s logo before the page that shows it', () => {
    testSaga(onboardInWebApp, false)
      .next()
      .call(fetchUserSettings)
      .next({ companyLogoUrl: LOGO, activationCode: 'H-1' })
      .put(recordActions.userSettingsRead({ companyLogoUrl: LOGO, activationCode: undefined }))
      .next()
      .race({ image: raw.call(preloadImage, LOGO), late: raw.delay(3000) })
      .next({ late: true })
      .call(webAppRoot, { preview: false })
      .next('https://app.example/online/')
      .call(finish, 'https://app.example/online/?onboarding=true')
      .next()
      .isDone()
  })

  test('goes on without a logo', () => {
    testSaga(onboardInWebApp, true)
      .next()
      .call(fetchUserSettings)
      .next({})
      .put(recordActions.userSettingsRead({ activationCode: undefined }))
      .next()
      .call(webAppRoot, { preview: true })
      .next('https://app.example/preview/online/')
      .call(finish, 'https://app.example/preview/online/?onboarding=true')
  })

  test('fails when the settings of the user cannot be had', () => {
    expect(() => testSaga(onboardInWebApp, false).next().throw(down)).toThrow(down)
  })
})

// (passkeys/signals)
describe('the device', () => {
  const expectSignal = (said: Said) =>
    expectSaga(signalBeside)
      .withReducer(appReducer, appState({ record: recordState({ username: 'ada', said }) }))
      .provide([[matchers.spawn.fn(signalPasskeys), undefined]])

  test('hears beside the checks which passkeys are good', async () => {
    await expectSignal({}).spawn(signalPasskeys, 'ada').run()
    await expectSignal({ passkeyOffer: false }).spawn(signalPasskeys, 'ada').run()
  })

  test('hears nothing before an offer is answered: the list would be older than the passkey', async () => {
    await expectSignal({ passkeyOffer: true }).not.spawn.fn(signalPasskeys).run()
  })
})
