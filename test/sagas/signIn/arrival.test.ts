import type { Action } from '@reduxjs/toolkit'
import { expectSaga } from 'redux-saga-test-plan'
import * as matchers from 'redux-saga-test-plan/matchers'
import { throwError } from 'redux-saga-test-plan/providers'
import { loginActions, type LoginState } from 'src/features/signIn/loginSlice'
import { recordActions, recordSlice } from 'src/features/record/recordSlice'
import { sessionActions } from 'src/features/session/sessionSlice'
import { sessionEvents } from 'src/features/session/sessionEvents'
import { redirectTo } from 'src/sagas/navigation/goTo'
import { loadRules } from 'src/sagas/oneSignIn/oneSignIn'
import { arriveAtSignIn, countRedirect, prefilledUsername, takeSessionLimits } from 'src/sagas/signIn/arrival'
import { readCookie } from 'src/services/storage/readCookie'
import { replaceLocation } from 'src/services/browser/navigation'
import { clearCookies } from 'test/support/clearCookies'
import { failureOfKind } from 'test/support/failures'
import {
  appReducer,
  appState,
  type RecordFacts,
  recordState,
  stateOf,
  type TestState,
} from 'test/support/appState'

beforeEach(() => {
  visit('https://app.example/signin/')
  sessionStorage.clear()
  clearCookies()
})

const setCookie = (pair: string): void => {
  document.cookie = `${pair}; path=/`
}
const expectArrival = (more: Partial<TestState> = {}, restored?: Action) =>
  expectSaga(arriveAtSignIn, restored).withReducer(appReducer, appState(more))

describe('the initial username', () => {
  const returning = (back: string | undefined) => ({ record: recordState({ back }) })
  const both = returning('/online/?userIdentifier=ida&username=una')
  const begins = async (state: Partial<TestState>): Promise<unknown> =>
    (await expectSaga(prefilledUsername).withState(appState(state)).run()).returnValue

  beforeEach(() => {
    setCookie('rememberMeInfo=rema')
    setCookie('lastLoginUsername=lasa')
  })

  test('comes from the return address, then from the remembered name, then from the last name', async () => {
    expect(await begins(both)).toBe('ida')
    expect(await begins(returning('/online/?username=una'))).toBe('una')
    expect(await begins(returning(undefined))).toBe('rema')
    setCookie('rememberMeInfo=; max-age=0')
    expect(await begins(returning(undefined))).toBe('lasa')
    setCookie('lastLoginUsername=; max-age=0')
    expect(await begins(returning(undefined))).toBe('')
  })

  test('is put into the form without a lookup', async () => {
    const end = await expectArrival(both)
      .put(loginActions.arrived({ username: 'ida' }))
      .silentRun(20)
    expect(stateOf(end).login).toEqual({ step: 'username', username: 'ida' })
  })

  test('is the typed name if there is one', async () => {
    const end = await expectArrival({
      ...both,
      login: { step: 'idpRedirect', username: 'joe', redirectUrl: 'x', ownProvider: false },
    }).silentRun(20)
    expect(stateOf(end).login).toEqual({ step: 'username', username: 'joe' })
  })
})

describe('a user who is sent back to the sign-in page', () => {
  const sentBack: Partial<TestState> = { session: { abortReason: { code: 'deviceCheckFailed' } } }
  test.each<[rule: string, record: RecordFacts, state: Partial<TestState>, username: string]>([
    ['need not enter the name again', { username: 'ada' }, sentBack, 'ada'],
    ['need not enter the name again before the password', { typed: 'ada' }, sentBack, 'ada'],
    [
      'has the name that was typed last rather than that of an earlier sign-in',
      { typed: 'b', username: 'a' },
      sentBack,
      'b',
    ],
    ['has the remembered name on a new arrival', { username: 'ada' }, {}, 'rema'],
  ])('%s', async (_rule, record, state, username) => {
    setCookie('rememberMeInfo=rema')
    const end = await expectArrival({ ...state, record: recordState(record) }).silentRun(20)
    expect(stateOf(end).login.username).toBe(username)
  })

  test('has the name whose credential was correct rather than one that was typed before', async () => {
    const record = [
      recordActions.nameTyped('a'),
      recordActions.answered({ username: 'b', mark: { id: 'm1', who: '' }, answer: {} }),
    ].reduce(recordSlice.reducer, recordState())
    const end = await expectArrival({ ...sentBack, record }).silentRun(20)
    expect(stateOf(end).login.username).toBe('b')
  })

  test('need not enter the name again after a refresh', async () => {
    const record = recordSlice.reducer(recordState({ username: 'ada' }), recordActions.refreshed())
    const end = await expectArrival({ ...sentBack, record }).silentRun(20)
    expect(stateOf(end).login.username).toBe('ada')
  })
})

describe('a message on arrival', () => {
  const at = (state: object): Partial<TestState> => ({
    router: { location: { pathname: '/signin/', state } },
  })
  const from = (previousPath: unknown): Partial<TestState> => at({ previousPath })

  test('is missing with a foreign history state', async () => {
    const end = await expectArrival(from(7)).silentRun(20)
    expect(stateOf(end).login).toEqual({ step: 'username', username: '' })
  })

  // (addresses/shown-again)
  test('is not repeated when the browser restores the page from the back/forward cache', async () => {
    const end = await expectArrival(from('/verification'), sessionEvents.pageRestored()).silentRun(20)
    expect(stateOf(end).login).not.toHaveProperty('problem')
  })

  test('clears no cookie when the page is restored', async () => {
    setCookie('authenticationMode=simple')
    await expectArrival(
      { ...from('/session-status'), company: { settings: {}, features: [] } },
      sessionEvents.pageRestored(),
    )
      .provide([[matchers.call.fn(replaceLocation), undefined]])
      .call(replaceLocation, 'https://app.example/online/')
      .silentRun(20)
    expect(readCookie('authenticationMode')).toBe('simple')
  })

  test('states once why a sign-in was aborted, before all other messages', async () => {
    sessionStorage.setItem('foyer.sessionLifespanLimit', 'true')
    const end = await expectArrival({
      ...from('/verification'),
      session: { abortReason: { code: 'serverLater' } },
    }).silentRun(20)
    expect(stateOf(end).login).toMatchObject({ problem: { code: 'serverLater' } })
    expect(stateOf(end).session).toEqual({})
    expect(sessionStorage.getItem('foyer.sessionLifespanLimit')).toBeNull()
  })
})

test.each<[lifespan: string | undefined, timeout: string | undefined, limits: object]>([
  [undefined, undefined, { sessionLifespanLimit: false, sessionTimeoutLimit: undefined }],
  ['true', '15', { sessionLifespanLimit: true, sessionTimeoutLimit: 15 }],
  ['480', undefined, { sessionLifespanLimit: true, sessionTimeoutLimit: undefined }],
  ['false', '"15"', { sessionLifespanLimit: false, sessionTimeoutLimit: undefined }],
  ['{', '-1', { sessionLifespanLimit: false, sessionTimeoutLimit: undefined }],
  ['null', 'null', { sessionLifespanLimit: false, sessionTimeoutLimit: undefined }],
])('the limits of a session, stored as %s and %s, are read once', (lifespan, timeout, limits) => {
  if (lifespan !== undefined) sessionStorage.setItem('foyer.sessionLifespanLimit', lifespan)
  if (timeout !== undefined) sessionStorage.setItem('foyer.sessionTimeoutLimit', timeout)
  expect(takeSessionLimits()).toEqual(limits)
  expect(sessionStorage).toHaveLength(0)
})

describe('an arrival with the cookie for simple authentication', () => {
  beforeEach(() => setCookie('authenticationMode=simple'))

  const expectRedirect = (more: Partial<TestState> = {}) =>
    expectArrival(more).provide([[matchers.call.fn(replaceLocation), undefined]])

  // (one-sign-in/compared)
  test('shows the form and the problem if the rules of one sign-in fail to load', async () => {
    const end = await expectArrival({ company: { settings: {}, features: [] } })
      .provide([[matchers.call.fn(loadRules), throwError(failureOfKind('unreachable'))]])
      .not.call.fn(replaceLocation)
      .silentRun(20)
    expect(stateOf(end).login).toEqual({ username: '', step: 'username', problem: { code: 'serverLater' } })
  })

  // A user who typed a name and returned to the form may be signed in to another account.
  test('does not show a typed name as the account while the page redirects', async () => {
    const login: LoginState = { username: 'joe', step: 'username' }
    const end = await expectRedirect({ company: { settings: {}, features: [] }, login }).silentRun(20)
    expect(stateOf(end).login).toEqual({ username: '', step: 'leaving' })
  })

  test('opens the root of the web app instead of the return address', async () => {
    const record = recordState({ back: '/online/mail' })
    await expectRedirect({ company: { settings: {}, features: [] }, record })
      .call(replaceLocation, 'https://app.example/online/')
      .silentRun(20)
  })

  test('opens the web app if a step is complete or a link led here, unless a web app waits', async () => {
    const router = { location: { pathname: '/signin/', state: { lostStep: true, openedHere: true } } }
    const end = await expectRedirect({ router, company: { settings: {}, features: [] } })
      .call(replaceLocation, 'https://app.example/online/')
      .silentRun(20)
    expect(stateOf(end).login.step).toBe('leaving')
    expect(readCookie('authenticationMode')).toBe('simple')
  })

  const company = { settings: {}, features: [] }
  const at = (state: object) => ({ location: { pathname: '/signin/', state } })
  const popup = recordState({ caller: 'popup' })

  // (sign-in/told-why, one-sign-in/ended, addresses/popup)
  test.each<[rule: string, more: Partial<TestState>, code: string | undefined, cookie: string | undefined]>([
    [
      'removes the cookie of a session that is over',
      { router: at({ previousPath: '/session-status' }) },
      'signInAgain',
      undefined,
    ],
    [
      'keeps the cookie of a user who signed in in another tab',
      { session: { abortReason: { code: 'otherAccount' } } },
      'otherAccount',
      'simple',
    ],
    [
      'keeps the cookie if the user chose the form while a web app waits',
      { record: popup, router: at({ openedHere: true }) },
      undefined,
      'simple',
    ],
  ])('%s, and shows the form', async (_rule, more, code, cookie) => {
    const end = await expectRedirect({ company, ...more })
      .not.call.fn(redirectTo)
      .not.call.fn(replaceLocation)
      .silentRun(20)
    expect(stateOf(end).login).toEqual({ step: 'username', username: '', ...(code && { problem: { code } }) })
    expect(readCookie('authenticationMode')).toBe(cookie)
  })

  // (addresses/popup)
  test('asks for the session status if a web app waits', async () => {
    const end = await expectRedirect({ company, record: popup, router: at({ openedHere: 'yes' }) })
      .call(redirectTo, '/session-status')
      .not.call.fn(replaceLocation)
      .silentRun(20)
    expect(stateOf(end).login.step).toBe('leaving')
  })

  // (sign-in/simple-loop)
  test('removes the cookie and shows the form at the third redirect', async () => {
    sessionStorage.setItem('foyer.bounces', JSON.stringify([Date.now(), Date.now()]))
    const end = await expectRedirect({ company }).not.call.fn(replaceLocation).silentRun(20)
    expect(stateOf(end).login.step).toBe('username')
    expect(readCookie('authenticationMode')).toBeUndefined()
  })

  test('stores the times for this tab, and treats an invalid record as none', () => {
    expect(countRedirect()).toBe(true)
    expect(sessionStorage.getItem('foyer.bounces')).toMatch(/^\[\d+\]$/)
    sessionStorage.setItem('foyer.bounces', '"x"')
    expect(countRedirect()).toBe(true)
  })
})

test.each(['twoFactor', 'signinVerification', 'symantecVIP', 'other'])(
  'the cookie %s does not open the web app',
  async mode => {
    setCookie(`authenticationMode=${mode}`)
    const end = await expectArrival().not.call.fn(replaceLocation).not.call.fn(countRedirect).silentRun(20)
    expect(stateOf(end).login.step).toBe('username')
  },
)

// (sign-in/not-you)
test.each<[rule: string, cookie: string, typed: string, login: object]>([
  [
    'a prefilled remembered name counts as remembered',
    'rememberMeInfo=rema',
    '',
    { username: 'rema', remembered: true },
  ],
  [
    'a prefilled last name counts as remembered',
    'lastLoginUsername=lasa',
    '',
    { username: 'lasa', remembered: true },
  ],
  [
    'typing a remembered name counts as remembered',
    'rememberMeInfo=rema',
    'rema',
    { username: 'rema', remembered: true },
  ],
  ['typing another name does not count as remembered', 'rememberMeInfo=rema', 'joe', { username: 'joe' }],
  ['a browser without names remembers none', 'rememberMeInfo=', '', { username: '' }],
])('%s', async (_rule, cookie, typed, login) => {
  setCookie(cookie)
  const end = await expectArrival({ login: { step: 'username', username: typed } }).silentRun(20)
  expect(stateOf(end).login).toEqual({ step: 'username', ...login })
})

test('an event reports that a message was shown only if there was one', async () => {
  await expectArrival().not.put(sessionActions.abortShown()).silentRun(20)
})
