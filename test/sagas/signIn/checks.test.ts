import { expectSaga, testSaga } from 'redux-saga-test-plan'
import * as matchers from 'redux-saga-test-plan/matchers'
import { throwError } from 'redux-saga-test-plan/providers'
import * as raw from 'redux-saga/effects'
import { FEATURES } from 'src/constants/features'
import { ROUTES } from 'src/constants/routes'
import { selectDevice } from 'src/features/environment/environmentSlice'
import { recordActions } from 'src/features/record/recordSlice'
import type { AnswerFacts } from 'src/features/record/recordState'
import { selectAnswer } from 'src/features/record/selectors'
import { loadFeatures, loadSignInSettings } from 'src/sagas/company/company'
import { signalPasskeys } from 'src/sagas/passkeys/signalPasskeys'
import {
  startBackgroundTasks,
  followChecks,
  onboardInWebApp,
  signalUnlessOffering,
  startDeviceCheck,
  installOrLogin,
} from 'src/sagas/signIn/checks'
import { advanceTo, exitReplacing, exitAdvancing } from 'src/sagas/navigation/goTo'
import { rememberAutoLogin } from 'src/sagas/person/person'
import { finish } from 'src/sagas/leaving/openWebApp'
import { simpleLogin } from 'src/sagas/signIn/simpleLogin'
import type { CompanySettings } from 'src/services/api/companyService'
import type { Device } from 'src/services/browser/environment'
import { prepareWebApp, preloadImage } from 'src/services/browser/webAppFiles'
import { fetchOnboardingStatus, fetchUserSettings } from 'src/services/api/onboarding/onboardingService'
import { webAppRoot } from 'src/services/addresses/pageAddress'
import { ServiceError } from 'src/services/http/serviceError'
import { appReducer, appState, type RecordFacts, recordState, stateOf } from 'test/support/appState'
import { selectSettings } from 'src/features/company/companySlice'
import { writeDeviceCheck } from 'src/services/storage/cookies'
import { deviceCheckAddress, deviceCheckInfo } from 'src/services/addresses/deviceCheckAddress'

type Step = (...args: never[]) => unknown

const LOGO = 'https://img.example/l.png'
const down = new ServiceError({ kind: 'refused', status: 500 })

beforeEach(() => visit('https://app.example/signin/'))

describe('the post-password checks', () => {
  test('fetch features, settings and onboarding in parallel, without waiting for anything', () => {
    const settings = { passwordExpiresIn: 3 }
    testSaga(followChecks)
      .next()
      .call(startBackgroundTasks)
      .next()
      .all([raw.call(loadFeatures), raw.call(loadSignInSettings), raw.call(fetchOnboardingStatus)])
      .next([[], settings, { status: 'Required', version: 2 }])
      .call(rememberAutoLogin, settings)
      .next()
      .put(recordActions.onboardingRead('Required'))
      .next()
      .select(selectAnswer)
      .next({})
      .select(selectDevice)
  })

  const required = { status: 'Required', version: 2 }

  // scenarios/signIn/checks.ts has the decisions; these tests have the effects.
  test('open a page outside in the preview if the feature is on, and the sign-in ends first', async () => {
    const end = await expectSaga(followChecks)
      .withReducer(
        appReducer,
        appState({
          environment: { device: 'desktop', nativeClient: false },
          record: recordState({ answer: { autoLoginEnabled: true }, back: '/online/mail' }),
        }),
      )
      .provide([
        [matchers.call.fn(loadFeatures), ['webappPreviewEnabled']],
        [matchers.call.fn(loadSignInSettings), {}],
        [matchers.call.fn(fetchOnboardingStatus), required],
        [matchers.call.fn(fetchUserSettings), {}],
        [matchers.call.fn(exitReplacing), undefined],
      ])
      .call(exitReplacing, 'https://app.example/preview/online/?onboarding=true')
      .silentRun()
    expect(stateOf(end).record).toMatchObject({ signIn: { answer: {} }, back: undefined })
  })

  // (sign-in/checks-order, onboarding/v1, onboarding/v3): test/features/signIn/decisions.test.ts has the other facts.
  test.each<[facts: string, features: string[], status: string, device: Device, step: Step, args: unknown[]]>(
    [
      ['the frictionless feature', [FEATURES.frictionless], 'Required', 'desktop', simpleLogin, []],
      ['its other spelling', [FEATURES.frictionlessCapital], 'Required', 'desktop', simpleLogin, []],
      ['version 1', [], 'Required', 'desktop', simpleLogin, ['welcome']],
      ['a complete onboarding', [], 'Completed', 'desktop', installOrLogin, []],
      ['a phone', [], 'Required', 'mobile', advanceTo, [ROUTES.mobileOnboardingNotSupported]],
      ['a missing device', [], 'DeviceSignIn', 'desktop', advanceTo, [ROUTES.installerError]],
      [
        'its device check',
        [FEATURES.onboardingV3],
        'DeviceSignIn',
        'desktop',
        startDeviceCheck,
        ['onboardingV3'],
      ],
      [
        'its sign-up',
        [FEATURES.onboardingV3],
        'InProgress',
        'desktop',
        finish,
        ['https://app.example/signup/v2/mobile-set-up'],
      ],
    ],
  )('lead to the step of %s', async (_facts, features, status, device, step, args) => {
    await expectSaga(followChecks)
      .withReducer(appReducer, appState({ environment: { device, nativeClient: false } }))
      .provide([
        [matchers.call.fn(startBackgroundTasks), undefined],
        [matchers.call.fn(loadFeatures), features],
        [matchers.call.fn(loadSignInSettings), {}],
        [matchers.call.fn(fetchOnboardingStatus), { status, version: 1 }],
        [matchers.call.fn(step), undefined],
      ])
      .call(step, ...args)
      .silentRun()
  })

  // (sign-in/answer-outranks): test/features/signIn/decisions.test.ts has the precedence.
  test('use the company’s flags if the answer has none', async () => {
    await expectSaga(followChecks)
      .withReducer(appReducer, appState())
      .provide([
        [matchers.call.fn(loadFeatures), []],
        [matchers.call.fn(loadSignInSettings), { passwordExpiresIn: null }],
        [matchers.call.fn(fetchOnboardingStatus), required],
        [matchers.call.fn(simpleLogin), undefined],
      ])
      .call(simpleLogin)
      .silentRun()
  })

  test.each<[what: string, failing: (...args: never[]) => unknown]>([
    ['the settings', loadSignInSettings],
    ['the onboarding status', fetchOnboardingStatus],
  ])('fail if %s fails to load', async (_what, failing) => {
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
  test('stores the settings without their code, and loads the company’s logo before the page shows it', () => {
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

  test('continues without a logo', () => {
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
})

// (sign-in/web-app-files)
describe('the web app’s files', () => {
  const expectFiles = (record: RecordFacts) =>
    expectSaga(startBackgroundTasks)
      .withReducer(appReducer, appState({ record: recordState(record) }))
      .provide([
        [matchers.call.fn(signalUnlessOffering), undefined],
        [matchers.call.fn(prepareWebApp), undefined],
      ])

  test('are loaded beside the checks if the sign-in leads to the web app', async () => {
    await expectFiles({}).call(prepareWebApp, undefined).run()
    const mail = `${window.location.origin}/online/mail`
    await expectFiles({ back: mail }).call(prepareWebApp, mail).run()
  })

  test('are not loaded if the web app is waiting behind a popup', async () => {
    await expectFiles({ caller: 'popup' }).not.call.fn(prepareWebApp).run()
  })
})

// (passkeys/signals)
describe('the browser', () => {
  const expectSignal = (said: AnswerFacts) =>
    expectSaga(signalUnlessOffering)
      .withReducer(appReducer, appState({ record: recordState({ username: 'ada', answer: said }) }))
      .provide([[matchers.spawn.fn(signalPasskeys), undefined]])

  test('is sent the list of valid passkeys beside the checks', async () => {
    await expectSignal({}).spawn(signalPasskeys, 'ada').run()
    await expectSignal({ passkeyOffer: false }).spawn(signalPasskeys, 'ada').run()
  })

  test('is sent no list before an offer is answered, because the list would lack the new passkey', async () => {
    await expectSignal({ passkeyOffer: true }).not.spawn.fn(signalPasskeys).run()
  })
})

// (onboarding/install-once); scenarios/signIn/deviceChecks.ts has the other facts.
test.each<[rule: string, nativeClient: boolean, record: RecordFacts]>([
  ['a user who has passed the install flow', false, { deviceResults: ['install'] }],
  ['a user who has passed the install flow before a refresh', false, { installed: true }],
  ['a user of the native client', true, {}],
])('%s skips the install flow', async (_rule, nativeClient, record) => {
  await expectSaga(installOrLogin)
    .withReducer(
      appReducer,
      appState({
        environment: { device: 'desktop', nativeClient },
        company: { settings: { requireNativeAppInstall: true } },
        record: recordState(record),
      }),
    )
    .provide([
      [matchers.call.fn(startDeviceCheck), undefined],
      [matchers.call.fn(simpleLogin), undefined],
    ])
    .call(simpleLogin)
    .not.call.fn(startDeviceCheck)
    .silentRun()
})

// (onboarding/install)
test.each<[company: string, settings: CompanySettings, then: (mode: 'install') => Generator, args: string[]]>(
  [
    [
      'requires the native app is sent to install it',
      { requireNativeAppInstall: true },
      startDeviceCheck,
      ['install'],
    ],
    ['does not is signed in', {}, simpleLogin as () => Generator, []],
  ],
)('a user at a desktop whose company %s', async (_company, settings, then, args) => {
  await expectSaga(installOrLogin)
    .withReducer(
      appReducer,
      appState({ environment: { device: 'desktop', nativeClient: false }, company: { settings } }),
    )
    .provide([
      [matchers.call.fn(startDeviceCheck), undefined],
      [matchers.call.fn(simpleLogin), undefined],
    ])
    .call(then, ...args)
    .silentRun()
})

// (onboarding/device-check-version)
test.each<[settings: CompanySettings, version: 1 | 2]>([
  [{}, 1],
  [{ isStrongholdV2FamilyCompany: true }, 2],
])('with %j, the cookie is set before the browser redirects to the device check', (settings, version) => {
  const info = { mode: 'install', successUrl: 's', failUrl: 'f' }
  testSaga(startDeviceCheck, 'install')
    .next()
    .select(selectSettings)
    .next(settings)
    .call(deviceCheckInfo, 'install')
    .next(info)
    .call(writeDeviceCheck, info)
    .next()
    .call(deviceCheckAddress, { mode: 'install', version })
    .next('https://app.example/device-check/')
    .call(exitAdvancing, 'https://app.example/device-check/')
    .next()
    .isDone()
})
