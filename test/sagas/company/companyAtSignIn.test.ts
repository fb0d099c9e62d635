import { expectSaga, testSaga } from 'redux-saga-test-plan'
import * as matchers from 'redux-saga-test-plan/matchers'
import { throwError } from 'redux-saga-test-plan/providers'
import { companyKeys, companySlice } from 'src/features/company/companySlice'
import { recordActions } from 'src/features/record/recordSlice'
import { knownFeatures, loadFeatures, loadSignInSettings } from 'src/sagas/company/companyAtSignIn'
import { logFailure } from 'src/services/log'
import { ServiceError } from 'src/services/http/serviceError'
import { fetchFeatures, fetchSignInSettings } from 'src/services/api/companyService'
import { readStoredRecord } from 'src/services/storage/storedRecord'
import { appReducer, appState, stateOf } from 'test/support/appState'

const down = new ServiceError({ kind: 'refused', status: 500 })
const settings = { companyProviderName: 'Harbor', passwordExpiresIn: null }

beforeEach(() => sessionStorage.clear())

const stored = (key: string): unknown => JSON.parse(sessionStorage.getItem(key) ?? 'null')

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

  /** Returns the company that a page load finds in the cache. */
  const cached = (features: string) => {
    sessionStorage.setItem('foyer.features', features)
    return appState({ company: companySlice.reducer(undefined, recordActions.read(readStoredRecord())) })
  }

  test('come from the cache if it has them, with only the enabled ones', async () => {
    await expectSaga(knownFeatures)
      .withReducer(appReducer, cached('{"b":true,"c":false}'))
      .not.call.fn(fetchFeatures)
      .returns(['b'])
      .silentRun()
  })

  test.each(['{"b":"yes"}', '["b"]', '{'])('are fetched if the cache holds %s', async bad => {
    await expectSaga(knownFeatures)
      .withReducer(appReducer, cached(bad))
      .provide([[matchers.call.fn(fetchFeatures), ['d']]])
      .returns(['d'])
      .silentRun()
  })
})
