import { expectSaga, testSaga } from 'redux-saga-test-plan'
import * as matchers from 'redux-saga-test-plan/matchers'
import { throwError } from 'redux-saga-test-plan/providers'
import * as raw from 'redux-saga/effects'
import { selectDevice } from 'src/features/environment/environmentSlice'
import type { Device } from 'src/services/browser/environment'
import { loadFeatures, loadSignInSettings } from 'src/sagas/company/companyAtSignIn'
import {
  followChecks,
  installOrLogin,
  onboardInWebApp,
  readDeviceResults,
  rememberAutoLogin,
  rememberPerson,
} from 'src/sagas/signIn/checks'
import { startDeviceCheck } from 'src/sagas/signIn/deviceCheck'
import { goTo, leaveToStay } from 'src/sagas/navigation/goTo'
import { simpleLogin } from 'src/sagas/signIn/simpleLogin'
import type { SignedIn } from 'src/services/api/authService'
import type { CompanySettings } from 'src/services/api/companyService'
import { writeCookie } from 'src/services/storage/cookies'
import { preloadImage } from 'src/services/browser/imagePreload'
import { fetchOnboardingStatus, fetchUserSettings } from 'src/services/api/onboardingService'
import { ServiceError } from 'src/services/http/serviceError'
import { writeSession } from 'src/services/storage/sessionStore'
import { appReducer, appState } from 'test/support/appState'

const LOGO = 'https://img.example/l.png'
const down = new ServiceError({ kind: 'refused', status: 500 })

beforeEach(() => {
  visit('https://app.example/signin/')
  sessionStorage.clear()
})

describe('what is remembered of a person', () => {
  test('all of it, in this order', () => {
    testSaga(rememberPerson, 'jane', { userId: 7, autoLoginEnabled: true })
      .next()
      .call(writeCookie, 'rememberMeInfo', 'jane')
      .next()
      .call(writeCookie, 'lastLoginUsername', 'jane')
      .next()
      .call(writeSession, 'foyer.authUsername', 'jane')
      .next()
      .call(writeCookie, 'userId', '7')
      .next()
      .call(rememberAutoLogin, true)
      .next()
      .isDone()
  })

  test.each<[rule: string, person: SignedIn]>([
    ['nothing was said', {}],
    ['null was said', { userId: null, autoLoginEnabled: null }],
  ])('no user and no auto-login where %s', async (_rule, person) => {
    await expectSaga(rememberPerson, 'jane', person)
      .provide([[matchers.call.fn(writeCookie), undefined]])
      .not.call.like({ fn: writeCookie, args: ['userId', 'null'] })
      .not.call.like({ fn: writeCookie, args: ['autoLoginEnabled', 'disabled'] })
      .silentRun()
  })

  test('that auto-login is off', async () => {
    await expectSaga(rememberPerson, 'jane', { autoLoginEnabled: false })
      .provide([[matchers.call.fn(writeCookie), undefined]])
      .call(writeCookie, 'autoLoginEnabled', 'disabled')
      .silentRun()
  })
})

describe('the checks', () => {
  test('ask for features, settings and onboarding side by side, and for nothing before', () => {
    testSaga(followChecks, {})
      .next()
      .all([raw.call(loadFeatures), raw.call(loadSignInSettings), raw.call(fetchOnboardingStatus)])
      .next([[], {}, { status: 'Required', version: 2 }])
      .call(rememberAutoLogin, undefined)
      .next()
      .call(writeSession, 'foyer.onboardingStatus', 'Required')
      .next()
      .select(selectDevice)
  })

  interface Found {
    person?: SignedIn
    features?: string[]
    settings?: CompanySettings
    onboarding?: { status: string; version: number }
    device?: Device
  }

  const expectChecks = ({
    person = {},
    features = [],
    settings = {},
    onboarding = { status: 'Completed', version: 2 },
    device = 'desktop',
  }: Found) =>
    expectSaga(followChecks, person)
      .withReducer(
        appReducer,
        appState({ environment: { device, nativeClient: false }, company: { settings } }),
      )
      .provide([
        [matchers.call.fn(loadFeatures), features],
        [matchers.call.fn(loadSignInSettings), settings],
        [matchers.call.fn(fetchOnboardingStatus), onboarding],
        [matchers.call.fn(fetchUserSettings), {}],
        [matchers.call.fn(simpleLogin), undefined],
        [matchers.call.fn(startDeviceCheck), undefined],
        [matchers.call.fn(goTo), undefined],
        [matchers.call.fn(leaveToStay), undefined],
      ])

  test.each<[rule: string, found: Found, cookie: boolean | undefined]>([
    ['the settings', { settings: { autoLoginEnabled: false } }, false],
    [
      'the settings, where null was said',
      { person: { autoLoginEnabled: null }, settings: { autoLoginEnabled: true } },
      true,
    ],
    ['nobody', {}, undefined],
  ])('auto-login that the answer lacks is remembered as it is with %s', async (_rule, found, enabled) => {
    await expectChecks(found).call(rememberAutoLogin, enabled).silentRun()
  })

  test('auto-login that the answer names is remembered already', async () => {
    await expectChecks({ person: { autoLoginEnabled: true }, settings: { autoLoginEnabled: false } })
      .not.call.fn(rememberAutoLogin)
      .silentRun()
  })

  const required = { status: 'Required', version: 2 }
  const never: SignedIn = { passwordExpiresIn: null }
  const v3 = ['onboardingV3Enabled']

  const simple: [rule: string, found: Found, person: SignedIn, welcome: boolean][] = [
    ['a password that never expires', { person: never, onboarding: required }, never, false],
    [
      'one of which the settings say so',
      { settings: { passwordExpiresIn: null }, onboarding: required },
      {},
      false,
    ],
    [
      'frictionless onboarding',
      { features: ['frictionlessOnboardingEnabled'], onboarding: required },
      {},
      false,
    ],
    [
      'frictionless onboarding, in capitals',
      { features: ['FrictionlessOnboardingEnabled'], onboarding: required },
      {},
      false,
    ],
    ['version 1', { onboarding: { status: 'Required', version: 1 } }, {}, true],
    ['nothing to install', {}, {}, false],
    ['v3 with nothing to do', { features: v3 }, {}, false],
  ]
  test.each(simple)('%s: simple login', async (_rule, found, person, welcome) => {
    await expectChecks(found).call(simpleLogin, person, welcome).not.call.fn(startDeviceCheck).silentRun()
  })

  const screens: [rule: string, found: Found, route: string][] = [
    ['a phone', { onboarding: required, device: 'mobile' }, '/mobile-onboarding-not-supported'],
    ['a tablet', { onboarding: required, device: 'tablet' }, '/mobile-onboarding-not-supported'],
    ['a device to be set up', { onboarding: { status: 'DeviceSignIn', version: 2 } }, '/installer-error'],
    [
      'a password that expires, whatever the settings say',
      {
        person: { passwordExpiresIn: 5 },
        settings: { passwordExpiresIn: null },
        onboarding: required,
        device: 'mobile',
      },
      '/mobile-onboarding-not-supported',
    ],
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
    await expectChecks(found).call(leaveToStay, address).not.call.fn(simpleLogin).silentRun()
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
    const run = expectSaga(followChecks, {})
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
      .call(writeSession, 'foyer.userSettings', { companyLogoUrl: LOGO, activationCode: undefined })
      .next()
      .race({ image: raw.call(preloadImage, LOGO), late: raw.delay(3000) })
      .next({ late: true })
      .call(leaveToStay, 'https://app.example/online/?onboarding=true')
      .next()
      .isDone()
  })

  test('goes on without a logo', () => {
    testSaga(onboardInWebApp, true)
      .next()
      .call(fetchUserSettings)
      .next({})
      .call(writeSession, 'foyer.userSettings', { activationCode: undefined })
      .next()
      .call(leaveToStay, 'https://app.example/preview/online/?onboarding=true')
  })

  test('fails when the settings of the user cannot be had', () => {
    expect(() => testSaga(onboardInWebApp, false).next().throw(down)).toThrow(down)
  })
})

describe('the install requirement', () => {
  const expectInstall = (device: Device, nativeClient: boolean, requireNativeAppInstall?: boolean | null) =>
    expectSaga(installOrLogin, { userId: 7 })
      .withReducer(
        appReducer,
        appState({
          environment: { device, nativeClient },
          company: { settings: { requireNativeAppInstall } },
        }),
      )
      .provide([
        [matchers.call.fn(startDeviceCheck), undefined],
        [matchers.call.fn(simpleLogin), undefined],
      ])

  test('sends a desktop to the install flow', async () => {
    await expectInstall('desktop', false, true)
      .call(startDeviceCheck, 'install')
      .not.call.fn(simpleLogin)
      .silentRun()
  })

  test('but not again', async () => {
    sessionStorage.setItem('foyer.deviceComplianceResults', '["install"]')
    await expectInstall('desktop', false, true)
      .call(simpleLogin, { userId: 7 }, false)
      .not.call.fn(startDeviceCheck)
      .silentRun()
  })

  test.each<[rule: string, device: Device, nativeClient: boolean, required: boolean | null | undefined]>([
    ['a phone', 'mobile', false, true],
    ['a tablet', 'tablet', false, true],
    ['the native client', 'desktop', true, true],
    ['a company that asks for none', 'desktop', false, false],
    ['a company that says nothing', 'desktop', false, null],
  ])('does not hold up %s', async (_rule, device, nativeClient, required) => {
    await expectInstall(device, nativeClient, required)
      .call(simpleLogin, { userId: 7 }, false)
      .not.call.fn(startDeviceCheck)
      .silentRun()
  })
})

test.each<[stored: string | undefined, results: string[]]>([
  [undefined, []],
  ['["install","mfa"]', ['install', 'mfa']],
  ['"install"', []],
  ['[7]', []],
  ['{', []],
])('the results of device checks, stored as %s', (stored, results) => {
  if (stored !== undefined) sessionStorage.setItem('foyer.deviceComplianceResults', stored)
  expect(readDeviceResults()).toEqual(results)
})
