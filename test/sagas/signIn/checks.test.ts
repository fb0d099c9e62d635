import { expectSaga, testSaga } from 'redux-saga-test-plan'
import * as matchers from 'redux-saga-test-plan/matchers'
import { throwError } from 'redux-saga-test-plan/providers'
import * as raw from 'redux-saga/effects'
import { selectDevice } from 'src/features/environment/environmentSlice'
import { recordActions } from 'src/features/record/recordSlice'
import type { AnswerFacts } from 'src/features/record/recordState'
import { selectAnswer } from 'src/features/record/selectors'
import { loadFeatures, loadSignInSettings } from 'src/sagas/company/companyAtSignIn'
import { signalPasskeys } from 'src/sagas/passkeys/signalPasskeys'
import {
  startBackgroundTasks,
  followChecks,
  onboardInWebApp,
  signalUnlessOffering,
} from 'src/sagas/signIn/checks'
import { exitReplacing } from 'src/sagas/navigation/goTo'
import { rememberAutoLogin } from 'src/sagas/person/person'
import { finish } from 'src/sagas/leaving/openWebApp'
import { simpleLogin } from 'src/sagas/signIn/simpleLogin'
import { prepareWebApp, preloadImage } from 'src/services/browser/webAppFiles'
import { fetchOnboardingStatus, fetchUserSettings } from 'src/services/api/onboarding/onboardingService'
import { webAppRoot } from 'src/services/addresses/pageAddress'
import { ServiceError } from 'src/services/http/serviceError'
import { appReducer, appState, type RecordFacts, recordState, stateOf } from 'test/support/appState'

const LOGO = 'https://img.example/l.png'
const down = new ServiceError({ kind: 'refused', status: 500 })

beforeEach(() => visit('https://app.example/signin/'))

describe('the checks', () => {
  test('ask for features, settings and onboarding side by side, and for nothing before', () => {
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

  // Where each fact leads is in scenarios/signIn/checks.ts; here is what the decision does not say.
  test('a page outside is in the preview where that is on, and the sign-in ends before it', async () => {
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

  // (sign-in/answer-outranks): personFacts.test.ts has whose word counts.
  test('what the company says counts where the answer says nothing', async () => {
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
  ])('fail when %s does not load', async (_what, failing) => {
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

  test('fails when the settings of the user do not load', () => {
    expect(() => testSaga(onboardInWebApp, false).next().throw(down)).toThrow(down)
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

  test('come beside the checks, for where the sign-in leads', async () => {
    await expectFiles({}).call(prepareWebApp, undefined).run()
    const mail = `${window.location.origin}/online/mail`
    await expectFiles({ back: mail }).call(prepareWebApp, mail).run()
  })

  test('are there already where the web app waits behind a popup', async () => {
    await expectFiles({ caller: 'popup' }).not.call.fn(prepareWebApp).run()
  })
})

// (passkeys/signals)
describe('the device', () => {
  const expectSignal = (said: AnswerFacts) =>
    expectSaga(signalUnlessOffering)
      .withReducer(appReducer, appState({ record: recordState({ username: 'ada', answer: said }) }))
      .provide([[matchers.spawn.fn(signalPasskeys), undefined]])

  test('hears beside the checks which passkeys are good', async () => {
    await expectSignal({}).spawn(signalPasskeys, 'ada').run()
    await expectSignal({ passkeyOffer: false }).spawn(signalPasskeys, 'ada').run()
  })

  test('hears nothing before an offer is answered: the list would be older than the passkey', async () => {
    await expectSignal({ passkeyOffer: true }).not.spawn.fn(signalPasskeys).run()
  })
})
