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

describe('the username to begin with', () => {
  const returning = (back: string | undefined) => ({ record: recordState({ back }) })
  const both = returning('/online/?userIdentifier=ida&username=una')
  const begins = async (state: Partial<TestState>): Promise<unknown> =>
    (await expectSaga(prefilledUsername).withState(appState(state)).run()).returnValue

  beforeEach(() => {
    setCookie('rememberMeInfo=rema')
    setCookie('lastLoginUsername=lasa')
  })

  test('is the one of the return address, then the remembered, then the last', async () => {
    expect(await begins(both)).toBe('ida')
    expect(await begins(returning('/online/?username=una'))).toBe('una')
    expect(await begins(returning(undefined))).toBe('rema')
    setCookie('rememberMeInfo=; max-age=0')
    expect(await begins(returning(undefined))).toBe('lasa')
    setCookie('lastLoginUsername=; max-age=0')
    expect(await begins(returning(undefined))).toBe('')
  })

  test('is put into the form, and nothing is looked up', async () => {
    const end = await expectArrival(both)
      .put(loginActions.arrived({ username: 'ida' }))
      .silentRun(20)
    expect(stateOf(end).login).toEqual({ step: 'username', username: 'ida' })
  })

  test('is the one that was typed, where there is one', async () => {
    const end = await expectArrival({
      ...both,
      login: { step: 'idpRedirect', username: 'joe', redirectUrl: 'x', ownProvider: false },
    }).silentRun(20)
    expect(stateOf(end).login).toEqual({ step: 'username', username: 'joe' })
  })
})

describe('who is sent back', () => {
  const sentBack: Partial<TestState> = { session: { abortReason: { code: 'deviceCheckFailed' } } }
  test.each<[rule: string, record: RecordFacts, state: Partial<TestState>, username: string]>([
    ['is asked for no name again', { username: 'ada' }, sentBack, 'ada'],
    ['nor where no password was typed yet', { typed: 'ada' }, sentBack, 'ada'],
    ['whose password was right outranks who was typed', { typed: 'a', username: 'b' }, sentBack, 'b'],
    ['and nobody else: an arrival has the remembered name', { username: 'ada' }, {}, 'rema'],
  ])('%s', async (_rule, record, state, username) => {
    setCookie('rememberMeInfo=rema')
    const end = await expectArrival({ ...state, record: recordState(record) }).silentRun(20)
    expect(stateOf(end).login.username).toBe(username)
  })

  test('is asked for none after a refresh either', async () => {
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
    ['from the approval', from('/verification'), { code: 'loginDenied' }],
    ['from elsewhere', from('/session-status'), { code: 'signInAgain' }],
    ['from a step that is lost', at({ lostStep: true }), { code: 'signInAgain' }],
    ['from nowhere', {}, undefined],
    ['with a state that is not ours', from(7), undefined],
  ])('%s', async (_rule, state, problem) => {
    const end = await expectArrival(state).silentRun(20)
    expect(stateOf(end).login).toEqual({ step: 'username', username: '', ...(problem && { problem }) })
  })

  // (addresses/shown-again)
  test('is not said again where the browser shows the page from its back/forward cache', async () => {
    const end = await expectArrival(from('/verification'), sessionEvents.pageRestored()).silentRun(20)
    expect(stateOf(end).login).not.toHaveProperty('problem')
  })

  test('and then takes nobody’s cookie away', async () => {
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

  test('says that the session’s life has ended, once', async () => {
    sessionStorage.setItem('foyer.sessionLifespanLimit', 'true')
    const first = await expectArrival().silentRun(20)
    expect(stateOf(first).login).toMatchObject({ problem: { code: 'sessionLifespan' } })
    const second = await expectArrival().silentRun(20)
    expect(stateOf(second).login).not.toHaveProperty('problem')
  })

  test('says after how many minutes, once', async () => {
    sessionStorage.setItem('foyer.sessionTimeoutLimit', '15')
    const end = await expectArrival().silentRun(20)
    expect(stateOf(end).login).toMatchObject({ problem: { code: 'sessionInactive', minutes: 15 } })
    expect(sessionStorage.getItem('foyer.sessionTimeoutLimit')).toBeNull()
  })

  test('says why a sign-in was broken off, before all else and once', async () => {
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
])('the limits of a session, stored as %s and %s', (lifespan, timeout, limits) => {
  if (lifespan !== undefined) sessionStorage.setItem('foyer.sessionLifespanLimit', lifespan)
  if (timeout !== undefined) sessionStorage.setItem('foyer.sessionTimeoutLimit', timeout)
  expect(takeSessionLimits()).toEqual(limits)
  expect(sessionStorage).toHaveLength(0)
})

describe('with the cookie simple', () => {
  beforeEach(() => setCookie('authenticationMode=simple'))

  const expectRedirect = (more: Partial<TestState> = {}) =>
    expectArrival(more).provide([[matchers.call.fn(replaceLocation), undefined]])

  test('the form is hidden and the web app opened', async () => {
    const end = await expectRedirect({ company: { settings: {}, features: [] } })
      .call(replaceLocation, 'https://app.example/online/')
      .not.put.actionType(loginActions.arrived.type)
      .silentRun(20)
    expect(stateOf(end).login.step).toBe('leaving')
  })

  // (one-sign-in/compared)
  test('if the rules of one sign-in do not load, the form is back and shows the problem', async () => {
    const end = await expectArrival({ company: { settings: {}, features: [] } })
      .provide([[matchers.call.fn(loadRules), throwError(failureOfKind('unreachable'))]])
      .not.call.fn(replaceLocation)
      .silentRun(20)
    expect(stateOf(end).login).toEqual({ username: '', step: 'username', problem: { code: 'serverLater' } })
  })

  // A person who typed a name, and came back to the form, may be signed in as somebody else.
  test('the page that leaves does not show a typed name as the account', async () => {
    const login: LoginState = { username: 'joe', step: 'username' }
    const end = await expectRedirect({ company: { settings: {}, features: [] }, login }).silentRun(20)
    expect(stateOf(end).login).toEqual({ username: '', step: 'leaving' })
  })

  test('the preview is opened where the feature is on', async () => {
    await expectRedirect({ company: { settings: {}, features: ['webappPreviewEnabled'] } })
      .call(replaceLocation, 'https://app.example/preview/online/')
      .silentRun(20)
  })

  test('the return address is not gone to: the web app root is', async () => {
    const record = recordState({ back: '/online/mail' })
    await expectRedirect({ company: { settings: {}, features: [] }, record })
      .call(replaceLocation, 'https://app.example/online/')
      .silentRun(20)
  })

  test('a third time within 30 s shows the form, and the cookie is gone', async () => {
    const ready = { company: { settings: {}, features: [] } }
    const steps: LoginState['step'][] = []
    for (let time = 0; time < 3; time += 1) {
      const end = await expectRedirect(ready).silentRun(10)
      steps.push(stateOf(end).login.step)
    }
    expect(steps).toEqual(['leaving', 'leaving', 'username'])
    expect(readCookie('authenticationMode')).toBeUndefined()
  })

  test('nobody is sent on whom a 401 has sent here: the cookie is of an older session, and goes', async () => {
    const router = { location: { pathname: '/signin/', state: { previousPath: '/change-password' } } }
    const end = await expectRedirect({ router }).not.call.fn(replaceLocation).silentRun(20)
    expect(stateOf(end).login).toEqual({
      step: 'username',
      username: '',
      problem: { code: 'signInAgain' },
    })
    expect(readCookie('authenticationMode')).toBeUndefined()
  })

  test('a step that is done with keeps nobody from the web app', async () => {
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
  ])(
    'a stored %s says that the session is over: it is told, and the cookie goes',
    async (key, value, problem) => {
      sessionStorage.setItem(`foyer.${key}`, value)
      const end = await expectRedirect().not.call.fn(replaceLocation).silentRun(20)
      expect(stateOf(end).login).toEqual({ step: 'username', username: '', problem })
      expect(readCookie('authenticationMode')).toBeUndefined()
    },
  )

  test('what broke a sign-in off is told, and nobody is sent away before it is read', async () => {
    const end = await expectRedirect({ session: { abortReason: { code: 'serverLater' } } })
      .not.call.fn(replaceLocation)
      .silentRun(20)
    expect(stateOf(end).login).toMatchObject({ step: 'username', problem: { code: 'serverLater' } })
  })

  // (one-sign-in/ended)
  test.each(['otherAccount', 'signedOutElsewhere'] as const)(
    'whom another page has ended here (%s) stays on the form, and the cookie of the other sign-in stays',
    async code => {
      const end = await expectRedirect({ session: { abortReason: { code } } })
        .not.call.fn(replaceLocation)
        .silentRun(20)
      expect(stateOf(end).login).toEqual({ step: 'username', username: '', problem: { code } })
      expect(readCookie('authenticationMode')).toBe('simple')
    },
  )

  test('the times are kept for this tab, and a bad record counts as none', () => {
    expect(countRedirect()).toBe(true)
    expect(sessionStorage.getItem('foyer.bounces')).toMatch(/^\[\d+\]$/)
    sessionStorage.setItem('foyer.bounces', '"x"')
    expect(countRedirect()).toBe(true)
  })
})

test.each(['twoFactor', 'signinVerification', 'symantecVIP', 'other'])(
  'the cookie %s opens no web app',
  async mode => {
    setCookie(`authenticationMode=${mode}`)
    const end = await expectArrival().not.call.fn(replaceLocation).not.call.fn(countRedirect).silentRun(20)
    expect(stateOf(end).login.step).toBe('username')
  },
)
