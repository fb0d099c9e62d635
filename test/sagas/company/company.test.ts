import { expectSaga, testSaga } from 'redux-saga-test-plan'
import * as matchers from 'redux-saga-test-plan/matchers'
import { throwError } from 'redux-saga-test-plan/providers'
import {
  loadSettings,
  knownFeatures,
  loadFeatures,
  loadSignInSettings,
  companyNameFor,
  knownSettings,
  untilEnabled,
} from 'src/sagas/company/company'
import type { Handover } from 'src/services/http/handover'
import {
  fetchSettings,
  type CompanySettings,
  fetchFeatures,
  fetchSignInSettings,
} from 'src/services/api/companyService'
import { logFailure } from 'src/services/log'
import { ServiceError } from 'src/services/http/serviceError'
import { appReducer, appState, stateOf } from 'test/support/appState'
import { companyKeys, companyActions } from 'src/features/company/companySlice'
import { runJourney } from 'test/support/journey'

const down = new ServiceError({ kind: 'refused', status: 500 })
const settings = { companyProviderName: 'Harbor', passwordExpiresIn: null }

beforeEach(() => {
  visit('https://app.example/signin/')
  sessionStorage.clear()
})

/** Runs a saga beside these settings, if any are known; returns its answer once it has one. */
function waiting(saga: () => Generator, known?: CompanySettings) {
  const answers: unknown[] = []
  const begun = appState()
  const { dispatch } = runJourney(
    function* () {
      answers.push(yield* saga())
    },
    {
      reducer: appReducer,
      state: known ? appReducer(begun, companyActions.settingsLoaded(known)) : begun,
    },
  ).store
  return { answers, dispatch }
}

const stored = (key: string): unknown => JSON.parse(sessionStorage.getItem(key) ?? 'null')

describe('the settings on a page load', () => {
  test('are fetched, stored and published', async () => {
    const end = await expectSaga(loadSettings)
      .withReducer(appReducer, appState())
      .provide([[matchers.call.fn(fetchSettings), settings]])
      .silentRun()
    expect(stateOf(end).company.settings).toEqual(settings)
    expect(stored('foyer.settings')).toEqual(settings)
  })

  test('come from the cache if it has them', async () => {
    sessionStorage.setItem('foyer.settings', JSON.stringify(settings))
    const end = await expectSaga(loadSettings)
      .withReducer(appReducer, appState())
      .not.call.fn(fetchSettings)
      .silentRun()
    expect(stateOf(end).company.settings).toEqual(settings)
  })

  test.each(['{', 'null', '[]', '"x"'])('are fetched if the cache holds %s', async bad => {
    sessionStorage.setItem('foyer.settings', bad)
    const end = await expectSaga(loadSettings)
      .withReducer(appReducer, appState())
      .provide([[matchers.call.fn(fetchSettings), settings]])
      .silentRun()
    expect(stateOf(end).company.settings).toEqual(settings)
  })

  test('are checked again if they contain an address from the cache', async () => {
    sessionStorage.setItem('foyer.settings', '{"theme":{"companyLogoUrl":"javascript:alert(1)"}}')
    const end = await expectSaga(loadSettings).withReducer(appReducer, appState()).silentRun()
    expect(stateOf(end).company.settings).toEqual({ theme: {} })
  })

  test('are only logged if they fail to load', async () => {
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

test('settings that the page has already requested are used', async () => {
  const calls = [{ answer: Promise.resolve(new Response(JSON.stringify(settings))), giveUp: jest.fn() }]
  window.foyer = { take: () => calls.pop() } as Partial<Handover> as Handover
  const end = await expectSaga(loadSettings).withReducer(appReducer, appState()).silentRun()
  delete window.foyer
  expect(stateOf(end).company.settings).toEqual(settings)
})

test.each<[rule: string, answer: unknown]>([
  ['come late', { companyProviderName: 'Old' }],
  ['fail late', throwError(down)],
])('settings of a page load that %s do not change those of a sign-in', async (_rule, late) => {
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

describe('the settings on a sign-in', () => {
  test('are fetched even if the cache has them', async () => {
    sessionStorage.setItem('foyer.settings', '{"companyProviderName":"Old"}')
    const end = await expectSaga(loadSignInSettings)
      .withReducer(appReducer, appState())
      .provide([[matchers.call.fn(fetchSignInSettings), settings]])
      .returns(settings)
      .silentRun()
    expect(stateOf(end).company.settings).toEqual(settings)
    expect(stored('foyer.settings')).toEqual(settings)
  })

  test('leave a failure to the caller', () => {
    expect(() => testSaga(loadSignInSettings).next().throw(down)).toThrow(down)
  })
})

describe('the features on a sign-in', () => {
  test('are stored as a map by key, with the v3 flag separately', async () => {
    const end = await expectSaga(loadFeatures)
      .withReducer(appReducer, appState())
      .provide([[matchers.call.fn(fetchFeatures), ['a', 'onboardingV3Enabled']]])
      .returns(['a', 'onboardingV3Enabled'])
      .silentRun()
    const { company } = stateOf(end)
    expect(company.features).toEqual(['a', 'onboardingV3Enabled'])
    expect(companyKeys(company)).toEqual({
      features: { a: true, onboardingV3Enabled: true },
      onboardingV3Enabled: true,
    })
  })

  test('are all off if they fail to load, and the sign-in continues', async () => {
    const end = await expectSaga(loadFeatures)
      .withReducer(appReducer, appState({ company: { settings, features: ['a'] } }))
      .provide([
        [matchers.call.fn(fetchFeatures), throwError(down)],
        [matchers.call.fn(logFailure), undefined],
      ])
      .call(logFailure, 'feature settings', { kind: 'refused', status: 500 })
      .returns([])
      .silentRun()
    const { company } = stateOf(end)
    expect(company).toEqual({ settings, features: [] })
    expect(companyKeys(company)).toEqual({})
  })

  test('are not fetched if they are known', async () => {
    await expectSaga(knownFeatures)
      .withReducer(appReducer, appState({ company: { settings: {}, features: ['a'] } }))
      .not.call.fn(fetchFeatures)
      .returns(['a'])
      .silentRun()
  })
})

describe('the company’s name, which a lookup of a username needs', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  const provider = { redirectUrl: 'https://idp.example/', name: 'Harbor' }

  type Found = Parameters<typeof companyNameFor>[0]
  const asked = (found: Found, known?: CompanySettings) => waiting(() => companyNameFor(found), known)

  test.each<[rule: string, found: Found, known: CompanySettings | undefined, name: string | undefined]>([
    ['known settings are used', provider, settings, 'Harbor'],
    ['failed settings have no name', provider, {}, undefined],
    ['no provider needs no settings', {}, undefined, undefined],
    ['a provider without a name needs none', { redirectUrl: 'https://idp.example/' }, undefined, undefined],
    ['a name without an address needs none', { name: 'Harbor' }, undefined, undefined],
  ])('without waiting, %s', (_rule, found, known, name) => {
    expect(asked(found, known).answers).toStrictEqual([name])
  })

  test('settings that are loading are waited for', async () => {
    const { answers, dispatch } = asked(provider)
    await jest.advanceTimersByTimeAsync(2900)
    expect(answers).toHaveLength(0)
    dispatch(companyActions.settingsLoaded(settings))
    expect(answers).toEqual(['Harbor'])
  })

  test('settings are waited for at most three seconds', async () => {
    const { answers } = asked(provider)
    await jest.advanceTimersByTimeAsync(3000)
    expect(answers).toStrictEqual([undefined])
  })
})

test('unknown settings are waited for, known ones are used at once', () => {
  const { answers, dispatch } = waiting(knownSettings)
  expect(answers).toHaveLength(0)
  dispatch(companyActions.settingsLoaded(settings))
  expect(answers).toEqual([settings])
  expect(waiting(knownSettings, settings).answers).toEqual([settings])
})

test('a journey waits until the settings switch it on, also by later settings', () => {
  const { answers, dispatch } = waiting(() => untilEnabled('passkeysEnabled'))
  dispatch(companyActions.settingsLoaded({}))
  dispatch(companyActions.settingsLoaded({ passkeysEnabled: false }))
  expect(answers).toHaveLength(0)
  dispatch(companyActions.settingsLoaded({ passkeysEnabled: true }))
  expect(answers).toHaveLength(1)
  expect(waiting(() => untilEnabled('passkeysEnabled'), { passkeysEnabled: true }).answers).toHaveLength(1)
})
