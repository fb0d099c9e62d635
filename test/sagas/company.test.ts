import { expectSaga, testSaga } from 'redux-saga-test-plan'
import * as matchers from 'redux-saga-test-plan/matchers'
import { throwError } from 'redux-saga-test-plan/providers'
import { companyActions } from 'src/features/company/companySlice'
import { loadSettings } from 'src/sagas/company'
import { knownFeatures, loadFeatures, loadSignInSettings } from 'src/sagas/companyAtSignIn'
import type { Early } from 'src/services/early'
import { fetchSettings } from 'src/services/companyService'
import { fetchFeatures, fetchSignInSettings } from 'src/services/signInSettingsService'
import { logFailure } from 'src/services/log'
import { ServiceError } from 'src/services/serviceError'
import { appReducer, appState, stateOf } from 'test/support/appState'

const down = new ServiceError({ kind: 'refused', status: 500 })
const settings = { companyProviderName: 'Harbor', passwordExpiresIn: null }

beforeEach(() => {
  visit('https://app.example/signin/')
  sessionStorage.clear()
})

const stored = (key: string): unknown => JSON.parse(sessionStorage.getItem(key) ?? 'null')

describe('the settings of a page load', () => {
  test('are asked for, kept and told', async () => {
    const end = await expectSaga(loadSettings)
      .withReducer(appReducer, appState())
      .provide([[matchers.call.fn(fetchSettings), settings]])
      .silentRun()
    expect(stateOf(end).company.settings).toEqual(settings)
    expect(stored('foyer.settings')).toEqual(settings)
  })

  test('come from the cache where they are', async () => {
    sessionStorage.setItem('foyer.settings', JSON.stringify(settings))
    const end = await expectSaga(loadSettings)
      .withReducer(appReducer, appState())
      .not.call.fn(fetchSettings)
      .silentRun()
    expect(stateOf(end).company.settings).toEqual(settings)
  })

  test.each(['{', 'null', '[]', '"x"'])('are asked for where the cache holds %s', async bad => {
    sessionStorage.setItem('foyer.settings', bad)
    const end = await expectSaga(loadSettings)
      .withReducer(appReducer, appState())
      .provide([[matchers.call.fn(fetchSettings), settings]])
      .silentRun()
    expect(stateOf(end).company.settings).toEqual(settings)
  })

  test('a cached address is judged anew', async () => {
    sessionStorage.setItem('foyer.settings', '{"theme":{"companyLogoUrl":"javascript:alert(1)"}}')
    const end = await expectSaga(loadSettings).withReducer(appReducer, appState()).silentRun()
    expect(stateOf(end).company.settings).toEqual({ theme: {} })
  })

  test('that cannot be had are only logged', async () => {
    const end = await expectSaga(loadSettings)
      .withReducer(appReducer, appState())
      .provide([
        [matchers.call.fn(fetchSettings), throwError(down)],
        [matchers.call.fn(logFailure), undefined],
      ])
      .call(logFailure, 'company settings', { kind: 'refused', status: 500 })
      .silentRun()
    expect(stateOf(end).company.settings).toEqual({})
    expect(sessionStorage).toHaveLength(0)
  })
})

describe('the settings that the page has asked for already', () => {
  afterEach(() => {
    delete window.foyer
  })
  const early = (answer: Promise<Response>) => {
    window.foyer = { askForSettings: () => answer } as Early
    return expectSaga(loadSettings)
      .withReducer(appReducer, appState())
      .provide([[matchers.call.fn(logFailure), undefined]])
      .not.call.fn(fetchSettings)
  }
  const answer = (body: string, init?: ResponseInit) => Promise.resolve(new Response(body, init))

  test('are taken', async () => {
    const end = await early(answer(JSON.stringify(settings))).silentRun()
    expect(stateOf(end).company.settings).toEqual(settings)
    expect(stored('foyer.settings')).toEqual(settings)
  })

  test.each<[rule: string, answer: () => Promise<Response>, failure: object]>([
    ['late', () => Promise.reject(new DOMException('late', 'TimeoutError')), { kind: 'unreachable' }],
    ['a 401', () => answer('{}', { status: 401 }), { kind: 'refused', status: 401 }],
    ['not JSON', () => answer('<p>Welcome</p>'), { kind: 'unreadable' }],
    ['empty', () => answer(''), { kind: 'unreadable' }],
    ['a list', () => answer('[]'), { kind: 'unreadable' }],
  ])('an answer that is %s is only logged', async (_rule, bad, failure) => {
    const end = await early(bad()).call(logFailure, 'company settings', failure).silentRun()
    expect(stateOf(end).company.settings).toEqual({})
    expect(sessionStorage).toHaveLength(0)
  })

  test('are asked for once', async () => {
    await early(answer('{}')).silentRun()
    await expectSaga(loadSettings)
      .withReducer(appReducer, appState())
      .provide([[matchers.call.fn(fetchSettings), settings]])
      .silentRun()
    expect(window.foyer?.askForSettings).toBeUndefined()
  })
})

test.each<[rule: string, answer: unknown]>([
  ['come late', { companyProviderName: 'Old' }],
  ['fail late', throwError(down)],
])('settings of a page load that %s leave those of a sign-in alone', async (_rule, late) => {
  sessionStorage.setItem('foyer.settings', 'null')
  const end = await expectSaga(loadSettings)
    .withReducer(appReducer, appState({ company: { settings } }))
    .provide([
      [matchers.call.fn(fetchSettings), late as never],
      [matchers.call.fn(logFailure), undefined],
    ])
    .silentRun()
  expect(stateOf(end).company.settings).toEqual(settings)
  expect(sessionStorage).toHaveLength(0)
})

describe('the settings of a sign-in', () => {
  test('are asked for whatever is in the cache', async () => {
    sessionStorage.setItem('foyer.settings', '{"companyProviderName":"Old"}')
    const end = await expectSaga(loadSignInSettings)
      .withReducer(appReducer, appState())
      .provide([[matchers.call.fn(fetchSignInSettings), settings]])
      .returns(settings)
      .silentRun()
    expect(stateOf(end).company.settings).toEqual(settings)
    expect(stored('foyer.settings')).toEqual(settings)
  })

  test('that cannot be had are the caller’s affair', () => {
    expect(() => testSaga(loadSignInSettings).next().throw(down)).toThrow(down)
  })
})

describe('the features', () => {
  test('are kept as a map by key, the v3 flag by itself', async () => {
    const end = await expectSaga(loadFeatures)
      .withReducer(appReducer, appState())
      .provide([[matchers.call.fn(fetchFeatures), ['a', 'onboardingV3Enabled']]])
      .returns(['a', 'onboardingV3Enabled'])
      .silentRun()
    expect(stateOf(end).company.features).toEqual(['a', 'onboardingV3Enabled'])
    expect(stored('foyer.features')).toEqual({ a: true, onboardingV3Enabled: true })
    expect(stored('foyer.onboardingV3Enabled')).toBe(true)
  })

  test('that cannot be had are all off, and the sign-in goes on', async () => {
    const end = await expectSaga(loadFeatures)
      .withReducer(appReducer, appState({ company: { settings, features: ['a'] } }))
      .provide([
        [matchers.call.fn(fetchFeatures), throwError(down)],
        [matchers.call.fn(logFailure), undefined],
      ])
      .call(logFailure, 'feature settings', { kind: 'refused', status: 500 })
      .returns([])
      .silentRun()
    expect(stateOf(end).company).toEqual({ settings, features: [] })
    expect(sessionStorage.getItem('foyer.features')).toBeNull()
  })

  test('that are known are not asked for', async () => {
    sessionStorage.setItem('foyer.features', '{"b":true}')
    await expectSaga(knownFeatures)
      .withReducer(appReducer, appState({ company: { settings: {}, features: ['a'] } }))
      .not.call.fn(fetchFeatures)
      .returns(['a'])
      .silentRun()
  })

  test('come from the cache where they are, those that are on', async () => {
    sessionStorage.setItem('foyer.features', '{"b":true,"c":false}')
    await expectSaga(knownFeatures)
      .withReducer(appReducer, appState())
      .put(companyActions.featuresLoaded(['b']))
      .not.call.fn(fetchFeatures)
      .returns(['b'])
      .silentRun()
  })

  test.each(['{"b":"yes"}', '["b"]', '{'])('are asked for where the cache holds %s', async bad => {
    sessionStorage.setItem('foyer.features', bad)
    await expectSaga(knownFeatures)
      .withReducer(appReducer, appState())
      .provide([[matchers.call.fn(fetchFeatures), ['d']]])
      .returns(['d'])
      .silentRun()
  })
})
