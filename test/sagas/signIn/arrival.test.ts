import { expectSaga } from 'redux-saga-test-plan'
import * as matchers from 'redux-saga-test-plan/matchers'
import { throwError } from 'redux-saga-test-plan/providers'
import { loginActions, type LoginState } from 'src/features/signIn/loginSlice'
import { recordActions, recordSlice } from 'src/features/record/recordSlice'
import { sessionEvents } from 'src/features/session/sessionEvents'
import { loadRules } from 'src/sagas/oneSignIn/oneSignIn'
import { countRedirect, prefilledUsername, takeSessionLimits } from 'src/sagas/signIn/arrival'
import { readCookie } from 'src/services/storage/readCookie'
import { replaceLocation } from 'src/services/browser/navigation'
import { expectArrival, onArrivalPage, setCookie } from 'test/sagas/signIn/arrival/arrivalPage'
import { failureOfKind } from 'test/support/failures'
import { appState, type RecordFacts, recordState, stateOf, type TestState } from 'test/support/appState'

onArrivalPage()

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

  test.each<[rule: string, state: Partial<TestState>, problem: object | undefined]>([
    ['after the approval', from('/verification'), { code: 'loginDenied' }],
    ['from elsewhere', from('/session-status'), { code: 'signInAgain' }],
    ['after a lost step', at({ lostStep: true }), { code: 'signInAgain' }],
    ['from nowhere', {}, undefined],
    ['with a foreign history state', from(7), undefined],
  ])('%s', async (_rule, state, problem) => {
    const end = await expectArrival(state).silentRun(20)
    expect(stateOf(end).login).toEqual({ step: 'username', username: '', ...(problem && { problem }) })
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

  test('hides the form and opens the web app', async () => {
    const end = await expectRedirect({ company: { settings: {}, features: [] } })
      .call(replaceLocation, 'https://app.example/online/')
      .not.put.actionType(loginActions.arrived.type)
      .silentRun(20)
    expect(stateOf(end).login.step).toBe('leaving')
  })

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

  test('shows the form on the third time within 30 s and clears the cookie', async () => {
    const ready = { company: { settings: {}, features: [] } }
    const steps: LoginState['step'][] = []
    for (let time = 0; time < 3; time += 1) {
      const end = await expectRedirect(ready).silentRun(10)
      steps.push(stateOf(end).login.step)
    }
    expect(steps).toEqual(['leaving', 'leaving', 'username'])
    expect(readCookie('authenticationMode')).toBeUndefined()
  })

  test('shows the form after a 401: the cookie belongs to an older session and is cleared', async () => {
    const router = { location: { pathname: '/signin/', state: { previousPath: '/change-password' } } }
    const end = await expectRedirect({ router }).not.call.fn(replaceLocation).silentRun(20)
    expect(stateOf(end).login).toEqual({
      step: 'username',
      username: '',
      problem: { code: 'signInAgain' },
    })
    expect(readCookie('authenticationMode')).toBeUndefined()
  })

  test('opens the web app despite a step that is complete', async () => {
    const router = { location: { pathname: '/signin/', state: { lostStep: true } } }
    const end = await expectRedirect({ router, company: { settings: {}, features: [] } })
      .call(replaceLocation, 'https://app.example/online/')
      .silentRun(20)
    expect(stateOf(end).login.step).toBe('leaving')
    expect(readCookie('authenticationMode')).toBe('simple')
  })

  test.each([
    ['sessionLifespanLimit', 'true', { code: 'sessionLifespan' }],
    ['sessionTimeoutLimit', '15', { code: 'sessionInactive', minutes: 15 }],
  ])('reports an expired session for a stored %s and clears the cookie', async (key, value, problem) => {
    sessionStorage.setItem(`foyer.${key}`, value)
    const end = await expectRedirect().not.call.fn(replaceLocation).silentRun(20)
    expect(stateOf(end).login).toEqual({ step: 'username', username: '', problem })
    expect(readCookie('authenticationMode')).toBeUndefined()
  })

  test('shows why a sign-in was aborted, and does not redirect before the user has read it', async () => {
    const end = await expectRedirect({ session: { abortReason: { code: 'serverLater' } } })
      .not.call.fn(replaceLocation)
      .silentRun(20)
    expect(stateOf(end).login).toMatchObject({ step: 'username', problem: { code: 'serverLater' } })
  })

  // (one-sign-in/ended)
  test.each(['otherAccount', 'signedOutElsewhere'] as const)(
    'shows the form if another page has ended this one (%s), and keeps the cookie of the other sign-in',
    async code => {
      const end = await expectRedirect({ session: { abortReason: { code } } })
        .not.call.fn(replaceLocation)
        .silentRun(20)
      expect(stateOf(end).login).toEqual({ step: 'username', username: '', problem: { code } })
      expect(readCookie('authenticationMode')).toBe('simple')
    },
  )

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
