import { expectSaga, testSaga } from 'redux-saga-test-plan'
import * as matchers from 'redux-saga-test-plan/matchers'
import { throwError } from 'redux-saga-test-plan/providers'
import type { Problem } from 'src/constants/problems'
import { loginActions, type LoginState } from 'src/features/login/loginSlice'
import { sessionEvents } from 'src/features/session/sessionEvents'
import { loadAfterPassword } from 'src/sagas/afterPasswordLoader'
import { arrive } from 'src/sagas/arrival'
import { followChecks, rememberPerson } from 'src/sagas/completion'
import { redirectToFactor } from 'src/sagas/factor'
import { goTo, leaveTo } from 'src/sagas/goTo'
import { loadSteps, loginSaga, signInJourney } from 'src/sagas/loginSaga'
import * as steps from 'src/sagas/signInSteps'
import { federatedLogin } from 'src/sagas/simpleLogin'
import { findIdentityProvider, signIn, type SignInAnswer } from 'src/services/authService'
import { knownDevice } from 'src/services/deviceInfo'
import { logFailure } from 'src/services/log'
import { leaveFor } from 'src/services/navigation'
import { type Failure, ServiceError } from 'src/services/serviceError'
import { removeSession, writeSession } from 'src/services/sessionStore'
import { appReducer, appState, atStep, movedTo, stateOf } from 'test/support/appState'
import { liveJourney } from 'test/support/liveJourney'
import { settled } from 'test/support/settled'
import { slowCall } from 'test/support/slowCall'

const IDP = 'https://idp.example/start'
const jane = { username: 'jane', password: 's3cret' }
const { continueToProvider, lookUp, submitPassword, takeAlongUsername } = steps
const chunk = { federatedLogin, followChecks, rememberPerson, redirectToFactor }

const failure = (kind: Failure['kind'], more: Partial<Failure> = {}) => new ServiceError({ kind, ...more })

type Stubs = [fn: unknown, stub: () => unknown][]

/** These functions in place of the real ones, and those that every test wants. */
const withOthers = (stubs: Stubs): Stubs => [
  [arrive, () => undefined],
  [knownDevice, () => undefined],
  [loadAfterPassword, () => chunk],
  [loadSteps, () => steps],
  ...stubs,
]

/** The same journey in a real store, to be watched as it goes. */
const live = (stubs: Stubs) => liveJourney(signInJourney, appReducer, withOthers(stubs))

/** The journey of the sign-in screen, somebody having come to it, with these functions in place of the real ones. */
const journey = (stubs: Stubs) => {
  const all = new Map(withOthers(stubs))
  return expectSaga(signInJourney)
    .withReducer(appReducer, appState())
    .provide({ call: ({ fn }, next) => (all.has(fn) ? all.get(fn)?.() : (next() as unknown)) })
}

describe('the lookup of a username', () => {
  const from = (outcome: Parameters<typeof expectSaga>[0] | object | Error, companyProviderName?: string) =>
    expectSaga(lookUp)
      .withReducer(
        appReducer,
        atStep(
          { step: 'lookingUp', username: 'jane' },
          companyProviderName ? { company: { settings: { companyProviderName } } } : {},
        ),
      )
      .provide([
        [matchers.call.fn(loadAfterPassword), chunk],
        [matchers.call.fn(findIdentityProvider), outcome instanceof Error ? throwError(outcome) : outcome],
      ])

  const rows: [rule: string, outcome: object | Error, company: string | undefined, login: LoginState][] = [
    ['without a provider leads to the password', {}, undefined, { step: 'password', username: 'jane' }],
    [
      'with one leads to it',
      { redirectUrl: IDP, name: 'Okta' },
      'Harbor',
      { step: 'idpRedirect', username: 'jane', redirectUrl: IDP, ownProvider: false },
    ],
    [
      'with the company’s own says so',
      { redirectUrl: IDP, name: 'HARBOR' },
      'Harbor',
      { step: 'idpRedirect', username: 'jane', redirectUrl: IDP, ownProvider: true },
    ],
    [
      'that fails leads to the password',
      failure('refused', { status: 500 }),
      undefined,
      { step: 'password', username: 'jane' },
    ],
    [
      'that cannot be read leads to the password',
      failure('unreadable'),
      undefined,
      { step: 'password', username: 'jane' },
    ],
    [
      'that is limited leads to the password',
      failure('limited', { status: 429, retryAfterS: 5 }),
      undefined,
      { step: 'password', username: 'jane' },
    ],
    [
      'that nothing answers leads to the password',
      failure('unreachable'),
      undefined,
      { step: 'password', username: 'jane' },
    ],
    [
      'offline says so and stays',
      failure('offline'),
      undefined,
      { step: 'username', username: 'jane', problem: { code: 'offline' } },
    ],
  ]
  test.each(rows)('%s', async (_rule, outcome, company, login) => {
    const end = await from(outcome, company).silentRun()
    expect(stateOf(end).login).toEqual(login)
  })

  test('keeps the username for the journeys that follow, before it asks', () => {
    testSaga(lookUp)
      .next()
      .next({ step: 'lookingUp', username: 'jane' })
      .call(writeSession, 'foyer.username', 'jane')
  })

  test('is not made for an entry that has a problem', async () => {
    const ask = jest.fn()
    await journey([[findIdentityProvider, ask]])
      .dispatch(loginActions.usernameSubmitted(''))
      .silentRun(20)
    expect(ask).not.toHaveBeenCalled()
  })

  test('is made for the name that follows an empty entry while its chunk is loaded', async () => {
    const loading = slowCall<typeof steps>()
    const ask = jest.fn(() => ({}))
    const store = live([
      [loadSteps, loading.made],
      [findIdentityProvider, ask],
    ])
    store.dispatch(loginActions.usernameSubmitted(''))
    store.dispatch(loginActions.usernameSubmitted('jane'))
    loading.answer(steps)
    await settled()
    expect(ask.mock.calls).toEqual([['jane']])
    expect(store.getState().login).toEqual({ step: 'password', username: 'jane' })
  })

  test('is made once for two quick submits', async () => {
    const asked = slowCall<object>()
    await journey([[findIdentityProvider, asked.made]])
      .dispatch(loginActions.usernameSubmitted('jane'))
      .dispatch(loginActions.usernameSubmitted('jane'))
      .silentRun(20)
    expect(asked.made).toHaveBeenCalledTimes(1)
  })

  test('is taken back by an edit: its answer changes nothing, and the next is made', async () => {
    const first = slowCall<object>()
    const second = slowCall<object>()
    const ask = jest.fn().mockImplementationOnce(first.made).mockImplementationOnce(second.made)
    const run = journey([[findIdentityProvider, ask]])
      .dispatch(loginActions.usernameSubmitted('jane'))
      .dispatch(loginActions.usernameEdited('joe'))
      .dispatch(loginActions.usernameSubmitted('joe'))
      .silentRun(40)
    await settled()
    first.answer({ redirectUrl: IDP })
    const end = await run
    expect(ask).toHaveBeenCalledTimes(2)
    expect(stateOf(end).login).toEqual({ step: 'lookingUp', username: 'joe' })
  })

  test('does not wait for the next chunk: one that hangs holds up no second try', async () => {
    const ask = jest.fn(() => Promise.reject(failure('offline')))
    const { dispatch } = live([
      [findIdentityProvider, ask],
      [loadAfterPassword, () => new Promise(() => {})],
    ])
    dispatch(loginActions.usernameSubmitted('jane'))
    await settled()
    expect(ask).toHaveBeenCalledTimes(1)
    dispatch(loginActions.usernameSubmitted('jane'))
    await settled()
    expect(ask).toHaveBeenCalledTimes(2)
  })

  test('goes on without the next chunk when that cannot be had', async () => {
    const end = await journey([
      [findIdentityProvider, () => ({})],
      [loadAfterPassword, () => Promise.reject(failure('unreachable'))],
      [logFailure, () => undefined],
    ])
      .dispatch(loginActions.usernameSubmitted('jane'))
      .silentRun(20)
    expect(stateOf(end).login).toEqual({ step: 'password', username: 'jane' })
  })
})

describe('the password', () => {
  const expectSubmitted = (outcome: SignInAnswer | Error) =>
    expectSaga(submitPassword, loginActions.passwordSubmitted(jane))
      .withReducer(appReducer, atStep({ step: 'signingIn', username: 'jane' }))
      .provide([
        [matchers.call.fn(loadAfterPassword), chunk],
        [matchers.call.fn(knownDevice), undefined],
        [matchers.call.fn(signIn), outcome instanceof Error ? throwError(outcome) : outcome],
        [matchers.call.fn(rememberPerson), undefined],
        [matchers.call.fn(followChecks), undefined],
        [matchers.call.fn(redirectToFactor), undefined],
        [matchers.call.fn(federatedLogin), undefined],
      ])

  test('goes out with the device as far as it is known', async () => {
    const device = { name: 'n', id: 'i' }
    await expectSubmitted({ kind: 'secondFactorDue' })
      .provide([
        [matchers.call.fn(loadAfterPassword), chunk],
        [matchers.call.fn(knownDevice), device],
        [matchers.call.fn(signIn), { kind: 'secondFactorDue' }],
        [matchers.call.fn(redirectToFactor), undefined],
      ])
      .call(signIn, jane, device)
      .silentRun()
  })

  test('that was right: cookies first, then the checks', async () => {
    const person = { userId: 7 }
    testSaga(submitPassword, loginActions.passwordSubmitted(jane))
      .next()
      .next({ step: 'signingIn', username: 'jane' })
      .call(knownDevice)
      .next()
      .call(signIn, jane, undefined)
      .next({ kind: 'signedIn', person })
      .call(removeSession, 'foyer.guestAccess')
      .next()
      .call(loadAfterPassword)
      .next(chunk)
      .call(rememberPerson, 'jane', person)
      .next()
      .call(followChecks, person)
      .next()
      .isDone()
    await expectSubmitted({ kind: 'signedIn', person })
      .not.call.fn(redirectToFactor)
      .not.call.fn(federatedLogin)
      .silentRun()
  })

  test.each<SignInAnswer>([{ kind: 'signedIn', person: {} }, { kind: 'secondFactorDue' }])(
    'takes back what an earlier guest has left: %j',
    async answer => {
      sessionStorage.setItem('foyer.guestAccess', 'true')
      await expectSubmitted(answer).silentRun()
      expect(sessionStorage.getItem('foyer.guestAccess')).toBeNull()
    },
  )

  test('that was wrong leaves an earlier guest one', async () => {
    sessionStorage.setItem('foyer.guestAccess', 'true')
    await expectSubmitted({ kind: 'refused' }).silentRun()
    expect(sessionStorage.getItem('foyer.guestAccess')).toBe('true')
  })

  test('with 202 goes to the factor, and nothing else runs', async () => {
    await expectSubmitted({ kind: 'secondFactorDue' })
      .call(writeSession, 'foyer.authUsername', 'jane')
      .call(redirectToFactor)
      .not.call.fn(followChecks)
      .not.call.fn(rememberPerson)
      .silentRun()
  })

  test('of a federated person is handed off, and none of the checks run', async () => {
    await expectSubmitted({ kind: 'signedIn', person: { type: 'federated', passwordExpiresIn: null } })
      .call(federatedLogin)
      .not.call.fn(followChecks)
      .not.call.fn(rememberPerson)
      .silentRun()
  })

  const problems: [rule: string, outcome: SignInAnswer | Error, problem: Problem][] = [
    ['that was wrong', { kind: 'refused' }, { code: 'wrongCredentials' }],
    ['of somebody without a phone', { kind: 'phoneNotRegistered' }, { code: 'phoneNotRegistered' }],
    ['that nothing answers', failure('unreachable'), { code: 'serverLater' }],
    [
      'whose answer cannot be read',
      failure('unreadable', { status: 200 }),
      { code: 'serverLater', status: 200 },
    ],
    [
      'that the server fails on',
      failure('refused', { status: 500, requestId: 'r' }),
      { code: 'serverLater', status: 500, requestId: 'r' },
    ],
    [
      'that came too often',
      failure('limited', { status: 429, retryAfterS: 30 }),
      { code: 'serverLater', status: 429, retryAfterS: 30 },
    ],
    ['while offline', failure('offline'), { code: 'offline' }],
  ]
  test.each(problems)('%s says so on the password step', async (_rule, outcome, problem) => {
    const end = await expectSubmitted(outcome).not.call.fn(rememberPerson).silentRun()
    expect(stateOf(end).login).toEqual({
      step: 'password',
      username: 'jane',
      problem,
    })
  })

  test.each([
    ['the checks', followChecks, { kind: 'signedIn', person: {} }],
    ['the factor', redirectToFactor, { kind: 'secondFactorDue' }],
  ] as const)('was right, and %s fail: that is said on the password step', async (_what, step, answer) => {
    const end = await expectSubmitted(answer)
      .provide([
        [matchers.call.fn(loadAfterPassword), chunk],
        [matchers.call.fn(knownDevice), undefined],
        [matchers.call.fn(signIn), answer],
        [matchers.call.fn(rememberPerson), undefined],
        [matchers.call.fn(step), throwError(failure('refused', { status: 502 }))],
      ])
      .silentRun()
    expect(stateOf(end).login).toEqual({
      step: 'password',
      username: 'jane',
      problem: { code: 'serverLater', status: 502 },
    })
  })

  test('was right, and the next chunk cannot be had: that is said, too', async () => {
    const end = await expectSubmitted({ kind: 'secondFactorDue' })
      .provide([
        [matchers.call.fn(loadAfterPassword), throwError(failure('offline'))],
        [matchers.call.fn(knownDevice), undefined],
        [matchers.call.fn(signIn), { kind: 'secondFactorDue' }],
      ])
      .silentRun()
    expect(stateOf(end).login).toMatchObject({
      step: 'password',
      problem: { code: 'offline' },
    })
  })

  test('is sent once for two quick submits, and again after a failure', async () => {
    const asked = slowCall<SignInAnswer>()
    const { dispatch } = live([[signIn, asked.made]])
    dispatch(loginActions.passwordDue())
    dispatch(loginActions.passwordSubmitted(jane))
    dispatch(loginActions.passwordSubmitted(jane))
    await settled()
    expect(asked.made).toHaveBeenCalledTimes(1)
    asked.answer({ kind: 'refused' })
    await settled()
    dispatch(loginActions.passwordSubmitted(jane))
    await settled()
    expect(asked.made).toHaveBeenCalledTimes(2)
  })

  test('that is empty is not sent', async () => {
    const ask = jest.fn()
    const end = await journey([[signIn, ask]])
      .dispatch(loginActions.passwordDue())
      .dispatch(loginActions.passwordSubmitted({ username: 'jane', password: '' }))
      .silentRun(20)
    expect(ask).not.toHaveBeenCalled()
    expect(stateOf(end).login).toMatchObject({ problem: { code: 'enterPassword' } })
  })

  test('never comes to rest in the state', async () => {
    const asked = slowCall<SignInAnswer>()
    const end = await journey([[signIn, asked.made]])
      .dispatch(loginActions.passwordDue())
      .dispatch(loginActions.passwordSubmitted(jane))
      .silentRun(20)
    expect(asked.made).toHaveBeenCalledTimes(1)
    expect(JSON.stringify(stateOf(end))).not.toContain('s3cret')
  })
})

describe('the identity provider', () => {
  const found = atStep({ step: 'idpRedirect', username: 'jane', redirectUrl: IDP, ownProvider: false })

  test('is gone to by Continue', async () => {
    await expectSaga(continueToProvider)
      .withReducer(appReducer, found)
      .provide([[matchers.call.fn(leaveFor), undefined]])
      .put(loginActions.left())
      .call(leaveFor, IDP)
      .silentRun()
  })

  test('is not gone to without a username', async () => {
    const end = await journey([])
      .dispatch(loginActions.providerFound({ redirectUrl: IDP, ownProvider: false }))
      .dispatch(loginActions.continued(''))
      .not.call.fn(leaveTo)
      .silentRun(20)
    expect(stateOf(end).login).toEqual({
      step: 'username',
      username: '',
      problem: { code: 'enterUsername' },
    })
  })
})

describe('a forgotten password', () => {
  test('takes the username along', () => {
    testSaga(takeAlongUsername, loginActions.passwordForgotten('jane'))
      .next()
      .call(writeSession, 'foyer.username', 'jane')
      .next()
      .call(goTo, '/forget-password')
      .next()
      .isDone()
  })

  test('without a username takes none', () => {
    testSaga(takeAlongUsername, loginActions.passwordForgotten('')).next().call(goTo, '/forget-password')
  })
})

test('leaving the screen takes back what is under way', async () => {
  const asked = slowCall<SignInAnswer>()
  const go = jest.fn()
  const run = expectSaga(loginSaga)
    .withReducer(appReducer, appState())
    .provide({
      call: ({ fn }, next) => {
        if (fn === signIn) return asked.made()
        if (fn === rememberPerson) return go() as unknown
        if (fn === loadAfterPassword) return chunk
        if (fn === loadSteps) return steps
        return fn === arrive || fn === knownDevice ? undefined : (next() as unknown)
      },
    })
    .dispatch(loginActions.passwordDue())
    .dispatch(loginActions.passwordSubmitted(jane))
    .dispatch(movedTo('/signin/forget-password'))
    .silentRun(40)
  await settled()
  expect(asked.made).toHaveBeenCalledTimes(1)
  asked.answer({ kind: 'signedIn', person: { passwordExpiresIn: null } })
  await run
  expect(go).not.toHaveBeenCalled()
})

test('coming back to the screen begins anew', async () => {
  const come = jest.fn()
  await expectSaga(loginSaga)
    .withReducer(appReducer, appState())
    .provide({ call: ({ fn }, next) => (fn === arrive ? (come() as unknown) : (next() as unknown)) })
    .dispatch(movedTo('/signin/forget-password'))
    .dispatch(movedTo('/signin/help/support-form'))
    .dispatch(movedTo('/signin/'))
    .silentRun(20)
  expect(come).toHaveBeenCalledTimes(2)
})

test('a page that the browser had kept arrives anew', async () => {
  const end = await journey([])
    .dispatch(loginActions.providerFound({ redirectUrl: IDP, ownProvider: false }))
    .dispatch(loginActions.left())
    .dispatch(sessionEvents.pageRestored())
    .silentRun(20)
  expect(stateOf(end).login.step).toBe('username')
})
