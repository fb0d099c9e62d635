import { push } from 'redux-first-history'
import { expectSaga, testSaga } from 'redux-saga-test-plan'
import * as matchers from 'redux-saga-test-plan/matchers'
import { END_PAGES } from 'src/constants/journeys'
import { environmentActions } from 'src/features/environment/environmentSlice'
import { recordActions } from 'src/features/record/recordSlice'
import { sessionEvents } from 'src/features/session/sessionEvents'
import { attachPage } from 'src/sagas/page/bindPage'
import { loadSettings } from 'src/sagas/company/company'
import { selectCaller } from 'src/features/record/selectors'
import { compareMark } from 'src/sagas/oneSignIn/oneSignIn'
import {
  checkCaller,
  loadRequestChecks,
  noticePage,
  openPage,
  pageSaga,
  prepareClient,
  preparePage,
  tidyUp,
} from 'src/sagas/page/pageSaga'
import { isNativeClient, readDevice } from 'src/services/browser/environment'
import { callerHere } from 'src/services/addresses/caller'
import { isReload } from 'src/services/browser/browsingContext'
import { firstInput } from 'src/services/browser/moments'
import { queryParameter } from 'src/services/browser/navigation'
import { loadHttpClient } from 'src/services/http/http'
import { readStoredRecord, type StoredRecord } from 'src/services/storage/storedRecord'
import { clearInactiveFlag, writeSession } from 'src/services/storage/sessionStore'
import { storedValuesOf } from 'src/store/mirror'
import { appReducer, appState, recordState, stateOf } from 'test/support/appState'
import { clearCookies } from 'test/support/clearCookies'

test('the page is opened before any event is published', () => {
  testSaga(preparePage)
    .next()
    .call(openPage)
    .next()
    .call(readDevice)
    .next('tablet')
    .call(isNativeClient)
    .next(true)
    .put(environmentActions.recognised({ device: 'tablet', nativeClient: true }))
    .next()
    .isDone()
})

// (storage/refresh, one-sign-in/whose)
test('a refresh clears the storage before the address is stored, and reads its mark at the end', () => {
  const kept: StoredRecord = { authUsername: 'ada' }
  testSaga(openPage)
    .next()
    .call(queryParameter, 'back')
    .next('/new')
    .call(callerHere)
    .next('popup')
    .call(isReload)
    .next(true)
    .call(readStoredRecord)
    .next(kept)
    .put(recordActions.read(kept))
    .next()
    // How it clears the storage does not matter here.
    .next()
    .put(recordActions.returned({ back: '/new', caller: 'popup' }))
    .next()
    .call(attachPage)
    .next()
    .isDone()
})

test('the HTTP client is loaded with the first use, and a failure is not reported', () => {
  testSaga(prepareClient).next().call(firstInput).next().call(loadHttpClient).next().isDone()
  testSaga(prepareClient).next().next().throw(new Error('no chunk')).isDone()
})

const BEGUN = 'the sign-in begins'
const KEPT = 'the sign-in goes on'
const FAILED = 'the sign-in goes on after a failed check'
type Outcome = typeof BEGUN | typeof KEPT | typeof FAILED

/** Each way to reach a page, with its effect on the sign-in and on the return address. */
const openings: [
  way: string,
  load: { type: string; path: string; search?: string; checked?: string },
  outcome: Outcome,
  back: string | undefined,
][] = [
  ['an arrival with a return address', { type: 'navigate', path: '/', search: '?back=/new' }, BEGUN, '/new'],
  ['an arrival without a return address', { type: 'navigate', path: '/' }, BEGUN, undefined],
  ['an arrival with an empty return address', { type: 'navigate', path: '/', search: '?back=' }, BEGUN, ''],
  ['an unknown path', { type: 'navigate', path: '/nowhere' }, BEGUN, undefined],
  ['a return into the sign-in', { type: 'navigate', path: '/session-status' }, KEPT, '/old'],
  [
    'a return to another screen with a return address',
    { type: 'navigate', path: '/change-password', search: '?back=/new' },
    KEPT,
    '/new',
  ],
  ['a refresh of the start', { type: 'reload', path: '/' }, KEPT, '/old'],
  ['a refresh with a return address', { type: 'reload', path: '/', search: '?back=/new' }, KEPT, '/new'],
  ['a refresh of a screen', { type: 'reload', path: '/session-status' }, KEPT, '/old'],
  ['Back to the start', { type: 'back_forward', path: '/' }, KEPT, '/old'],
  ['a device check that was not passed', { type: 'navigate', path: '/', checked: 'mfa' }, FAILED, '/old'],
  ['an unfinished installation', { type: 'navigate', path: '/', checked: 'install' }, FAILED, '/old'],
  ['a passed check', { type: 'navigate', path: '/session-status', checked: 'install' }, KEPT, '/old'],
  // (sign-in/check-failed, addresses/back-owner)
  [
    'an arrival from the web app after a check',
    { type: 'navigate', path: '/', search: '?back=/new', checked: 'mfa' },
    BEGUN,
    '/new',
  ],
  [
    'an arrival from a waiting opener after a check',
    { type: 'navigate', path: '/', search: '?mode=popup', checked: 'mfa' },
    BEGUN,
    undefined,
  ],
  ...END_PAGES.flatMap(([, { mode }]): typeof openings =>
    mode
      ? [
          [
            `an arrival from outside the browser with the mode ${mode} after a check`,
            { type: 'navigate', path: '/', search: `?mode=${mode}`, checked: 'mfa' },
            BEGUN,
            undefined,
          ],
        ]
      : [],
  ),
  ['an unknown device check', { type: 'navigate', path: '/', checked: 'palmReading' }, BEGUN, undefined],
  ['a refresh during a check', { type: 'reload', path: '/', checked: 'mfa' }, KEPT, '/old'],
]

describe('a page load during a sign-in', () => {
  beforeEach(() => {
    sessionStorage.clear()
    clearCookies()
    writeSession('foyer.back', '/old')
    writeSession('foyer.authUsername', 'ada')
    writeSession('foyer.signIn', { said: { autoLoginEnabled: false } })
  })
  afterEach(() => {
    jest.restoreAllMocks()
    sessionStorage.clear()
  })

  test.each(['mfa', 'install', 'onboardingV3'])(
    'reports a check of the mode %s that was not passed once',
    async mode => {
      visit('https://app.example/signin/')
      document.cookie = `w-device-compliance-check-info={"mode":"${mode}"}; path=/`
      const told: unknown[] = []
      for (let time = 0; time < 2; time += 1) {
        const end = await expectSaga(openPage).withReducer(appReducer, appState()).silentRun(20)
        told.push(stateOf(end).session.abortReason)
      }
      expect(told).toEqual([{ code: 'deviceCheckFailed' }, undefined])
    },
  )

  // (storage/refresh)
  test('clears the record and the caches from the storage on a refresh', async () => {
    writeSession('foyer.settings', { autoLoginEnabled: true })
    visit('https://app.example/signin/session-status')
    jest
      .spyOn(performance, 'getEntriesByType')
      .mockReturnValue([{ type: 'reload' }] as unknown as PerformanceEntryList)
    const end = await expectSaga(openPage).withReducer(appReducer, appState()).silentRun(20)
    expect(storedValuesOf(stateOf(end))).toEqual({ back: '/old', mode: undefined })
    expect(sessionStorage.getItem('foyer.settings')).toBeNull()
  })

  test.each(openings)('%s', async (_way, { type, path, search = '', checked }, outcome, back) => {
    visit(`https://app.example/signin${path}${search}`)
    jest.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type }] as unknown as PerformanceEntryList)
    if (checked) document.cookie = `w-device-compliance-check-info={"mode":"${checked}"}; path=/`
    const end = await expectSaga(openPage)
      .withReducer(appReducer, appState({ router: { location: { pathname: `/signin${path}` } } }))
      .silentRun(20)
    const { record } = stateOf(end)
    expect(sessionStorage.getItem('foyer.authUsername') === null).toBe(type === 'reload')
    expect(record.back).toBe(back)
    expect(record.signIn.answer).toEqual(outcome === BEGUN ? {} : { autoLoginEnabled: false })
    expect(stateOf(end).session.abortReason).toEqual(
      outcome === FAILED ? { code: 'deviceCheckFailed' } : undefined,
    )
  })
})

test('a page load clears the flag of an inactive session after the screen is shown', () => {
  testSaga(tidyUp).next().delay(0).next().call(clearInactiveFlag).next().isDone()
})

test('the events of the page are published', () => {
  testSaga(noticePage, { kind: 'online' })
    .next()
    .put(sessionEvents.pageNoticed({ kind: 'online' }))
    .next()
    .isDone()
})

// (one-sign-in/compared)
test('a page that becomes visible compares before it acts', () => {
  testSaga(noticePage, { kind: 'seen' })
    .next()
    .call(compareMark)
    .next()
    .put(sessionEvents.pageNoticed({ kind: 'seen' }))
    .next()
    .isDone()
})

// (addresses/mode)
test('only a request from outside the browser is validated, and a check that fails to load is left to the end', async () => {
  for (const caller of ['popup', undefined])
    testSaga(checkCaller).next().select(selectCaller).next(caller).isDone()
  const [first, second] = [function* () {}, function* () {}]
  const asked = testSaga(checkCaller).next().next('?native').call(loadRequestChecks).save('asked')
  asked
    .next({ requestChecks: [first, second] })
    .call(first)
    .next()
    .call(second)
    .next()
    .isDone()
  asked.restore('asked').throw(new Error('no chunk')).isDone()
  expect((await loadRequestChecks()).requestChecks).not.toHaveLength(0)
})

// (addresses/shown-again, one-sign-in/compared)
test('a page that is shown again reads the record of another page in this tab, restarts, and compares', () => {
  testSaga(noticePage, { kind: 'restored' })
    .next()
    .call(readStoredRecord)
    .next({ authUsername: 'ada' })
    .put(recordActions.read({ authUsername: 'ada' }))
    .next()
    .put(sessionEvents.pageRestored())
    .next()
    .call(attachPage)
    .next()
    .isDone()
})

// (storage/refresh)
test('a page that is closed after a refresh passes its facts on to the next page', async () => {
  const refreshed = appReducer(
    appState({ record: recordState({ username: 'ada' }) }),
    recordActions.refreshed(),
  )
  expect(storedValuesOf(refreshed).authUsername).toBeUndefined()
  const end = await expectSaga(noticePage, { kind: 'hidden' }).withReducer(appReducer, refreshed).run()
  expect(storedValuesOf(stateOf(end)).authUsername).toBe('ada')
})

test('every link within the app is followed, and its page is recorded as opened within the app', async () => {
  await expectSaga(pageSaga)
    .withReducer(appReducer, appState())
    .provide([[matchers.call.fn(loadSettings), undefined]])
    .dispatch(sessionEvents.routeFollowed('/forget-password'))
    .dispatch(sessionEvents.routeFollowed('/'))
    .put(push('/signin/forget-password', { openedHere: true }))
    .put(push('/signin/', { openedHere: true }))
    .silentRun(20)
})

test('the page is watched as long as it is open', async () => {
  Object.defineProperty(window, 'innerWidth', { value: 390, configurable: true })
  const agent = jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('iPhone Mobile')
  const run = expectSaga(pageSaga)
    .withReducer(appReducer, appState({ environment: { device: 'mobile', nativeClient: false } }))
    .provide([[matchers.call.fn(loadSettings), undefined]])
    .call(loadSettings)
    .put(sessionEvents.pageNoticed({ kind: 'offline' }))
    .put(sessionEvents.pageRestored())
    .silentRun(30)
  window.dispatchEvent(new Event('offline'))
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  Object.defineProperty(window, 'innerWidth', { value: 800, configurable: true })
  window.dispatchEvent(new Event('resize'))
  const end = await run
  expect(stateOf(end).environment.device).toBe('tablet')
  agent.mockRestore()
})
