import { expectSaga } from 'redux-saga-test-plan'
import * as matchers from 'redux-saga-test-plan/matchers'
import { throwError } from 'redux-saga-test-plan/providers'
import { loadSettings } from 'src/sagas/company/company'
import type { Handover } from 'src/services/http/handover'
import { fetchSettings } from 'src/services/api/companyService'
import { logFailure } from 'src/services/log'
import { ServiceError } from 'src/services/http/serviceError'
import { appReducer, appState, stateOf } from 'test/support/appState'

const down = new ServiceError({ kind: 'refused', status: 500 })
const settings = { companyProviderName: 'Harbor', passwordExpiresIn: null }

beforeEach(() => {
  visit('https://app.example/signin/')
  sessionStorage.clear()
})

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

describe('the settings that the page has already requested', () => {
  afterEach(() => {
    delete window.foyer
  })
  const early = (answer: Promise<Response>) => {
    const calls = [{ answer, giveUp: jest.fn() }]
    window.foyer = { take: () => calls.pop() } as Partial<Handover> as Handover
    return expectSaga(loadSettings)
      .withReducer(appReducer, appState())
      .provide([[matchers.call.fn(logFailure), undefined]])
  }
  const answer = (body: string, init?: ResponseInit) => Promise.resolve(new Response(body, init))

  test('are used', async () => {
    const end = await early(answer(JSON.stringify(settings))).silentRun()
    expect(stateOf(end).company.settings).toEqual(settings)
    expect(stored('foyer.settings')).toEqual(settings)
  })

  test.each<[rule: string, answer: () => Promise<Response>, failure: object]>([
    ['late', () => Promise.reject(new DOMException('late', 'TimeoutError')), { kind: 'unreachable' }],
    ['a 401', () => answer('{}', { status: 401 }), { kind: 'refused', status: 401 }],
    ['a 429', () => answer('{}', { status: 429 }), { kind: 'limited', status: 429 }],
    ['not JSON', () => answer('<p>Welcome</p>'), { kind: 'unreadable', status: 200 }],
    ['empty', () => answer(''), { kind: 'unreadable', status: 200 }],
    ['a list', () => answer('[]'), { kind: 'unreadable', status: 200 }],
  ])('are only logged if the answer is %s', async (_rule, bad, failure) => {
    const end = await early(bad()).call(logFailure, 'company settings', failure).silentRun()
    expect(stateOf(end).company.settings).toEqual({})
    expect(sessionStorage).toHaveLength(0)
  })
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
