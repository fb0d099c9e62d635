import { expectSaga } from 'redux-saga-test-plan'
import { loginActions } from 'src/features/signIn/loginSlice'
import { recordActions } from 'src/features/record/recordSlice'
import { sessionEvents } from 'src/features/session/sessionEvents'
import { loadAfterPassword } from 'src/sagas/signIn/loadAfterPassword'
import { dueProof } from 'src/sagas/signIn/passwordSteps'
import { painted } from 'src/services/browser/moments'
import { arriveAtSignIn } from 'src/sagas/signIn/arrival'
import { followChecks } from 'src/sagas/signIn/checks'
import { announceInTurn } from 'src/sagas/oneSignIn/rules/credential'
import { leaveForProvider } from 'src/sagas/oneSignIn/oneSignIn'
import { redirectToFactor } from 'src/sagas/signIn/factor'
import { rememberPerson } from 'src/sagas/person/person'
import { exitTo } from 'src/sagas/navigation/goTo'
import { loginSaga, signInJourney } from 'src/sagas/signIn/loginSaga'
import { federatedLogin } from 'src/sagas/signIn/simpleLogin'
import { signIn, type SignInAnswer } from 'src/services/api/authService'
import { findIdentityProvider } from 'src/services/api/identityProviderService'
import { knownDevice } from 'src/services/device/deviceInfo'
import { logFailure } from 'src/services/log'
import { forgetAccount } from 'src/services/storage/accounts'
import { appReducer, appState, movedTo, stateOf } from 'test/support/appState'
import { failureOfKind } from 'test/support/failures'
import { ANNOUNCED_AT_ONCE } from 'test/support/announced'
import { runJourney, type Services } from 'test/support/journey'
import { settled } from 'test/support/settled'
import { slowCall } from 'test/support/slowCall'
import { companyActions } from 'src/features/company/companySlice'
import { holdSubmit } from 'src/services/browser/connectionReport'
import { clearCookies } from 'test/support/clearCookies'

const IDP = 'https://idp.example/start'
const jane = { username: 'jane', password: 's3cret' }
const chunk = { federatedLogin, followChecks, rememberPerson, redirectToFactor }

type Stubs = Services[number][]

/** Replaces these functions, and those that every test needs. */
const withOthers = (stubs: Stubs): Stubs => [
  [arriveAtSignIn, () => undefined],
  ANNOUNCED_AT_ONCE,
  [knownDevice, () => undefined],
  [loadAfterPassword, () => chunk],
  ...stubs,
]

/** Runs the same journey in a real store to observe its states. */
const live = (stubs: Stubs) =>
  runJourney(signInJourney, { reducer: appReducer, services: withOthers(stubs) }).store

/** Runs the journey of the sign-in screen after an arrival, with these functions replaced. */
const journey = (stubs: Stubs) => {
  const all = new Map(withOthers(stubs))
  return expectSaga(signInJourney)
    .withReducer(appReducer, appState())
    .provide({
      call: ({ fn, args }, next) =>
        all.has(fn) ? all.get(fn)?.(...(args as unknown[])) : (next() as unknown),
    })
}

describe('looking up a username', () => {
  test('is skipped for an entry with a problem', async () => {
    const ask = jest.fn()
    await journey([[findIdentityProvider, ask]])
      .dispatch(loginActions.usernameSubmitted(''))
      .silentRun(20)
    expect(ask).not.toHaveBeenCalled()
  })

  test('sends one call for two quick submits', async () => {
    const asked = slowCall<object>()
    await journey([[findIdentityProvider, asked.made]])
      .dispatch(loginActions.usernameSubmitted('jane'))
      .dispatch(loginActions.usernameSubmitted('jane'))
      .silentRun(20)
    expect(asked.made).toHaveBeenCalledTimes(1)
  })

  test('is cancelled by an edit: its answer changes nothing, and the next lookup is sent', async () => {
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

  // (one-sign-in/one-at-a-time)
  test('cancels a redirect to the identity provider if the username is edited while it is waiting', async () => {
    const waiting = slowCall<undefined>()
    const exit = jest.fn()
    const page = live([
      [findIdentityProvider, () => ({ redirectUrl: IDP })],
      [leaveForProvider, waiting.made],
      [exitTo, exit],
    ])
    page.dispatch(loginActions.usernameSubmitted('jane'))
    await settled()
    page.dispatch(loginActions.continued('jane'))
    await settled()
    expect(waiting.made).toHaveBeenCalledTimes(1)
    page.dispatch(loginActions.usernameEdited('joe'))
    waiting.answer(undefined)
    await settled()
    expect(exit).not.toHaveBeenCalled()
  })

  test('is sent for a new name after the first is forgotten', async () => {
    const [first, second] = [slowCall<object>(), slowCall<object>()]
    const ask = jest.fn().mockImplementationOnce(first.made).mockImplementationOnce(second.made)
    const page = live([[findIdentityProvider, ask]])
    page.dispatch(loginActions.usernameSubmitted('jane'))
    await settled()
    page.dispatch(loginActions.nameForgotten('jane'))
    page.dispatch(loginActions.usernameSubmitted('joe'))
    first.answer({ redirectUrl: IDP })
    await settled()
    second.answer({})
    await settled()
    expect(page.getState().login).toEqual({ step: 'password', username: 'joe' })
    expect(ask.mock.calls).toEqual([['jane'], ['joe']])
  })

  test('loads the next chunk only after the password field is painted', async () => {
    const steps: string[] = []
    const noting = (step: string) => () => {
      steps.push(step)
      return {}
    }
    const page = live([
      [findIdentityProvider, noting('asked')],
      [painted, () => noting(`painted at ${page.getState().login.step}`)()],
      [loadAfterPassword, noting('loaded')],
    ])
    page.dispatch(loginActions.usernameSubmitted('jane'))
    await settled()
    expect(steps).toEqual(['asked', 'painted at password', 'loaded'])
  })

  test('does not wait for the next chunk: one that hangs does not block a second try', async () => {
    const ask = jest.fn(() => ({}))
    const { dispatch } = live([
      [findIdentityProvider, ask],
      [painted, () => undefined],
      [loadAfterPassword, () => new Promise(() => {})],
    ])
    dispatch(loginActions.usernameSubmitted('jane'))
    await settled()
    expect(ask).toHaveBeenCalledTimes(1)
    dispatch(loginActions.usernameEdited('joe'))
    dispatch(loginActions.usernameSubmitted('joe'))
    await settled()
    expect(ask).toHaveBeenCalledTimes(2)
  })

  test('continues if the next chunk fails to load, and logs it', async () => {
    const told = jest.fn()
    const end = await journey([
      [findIdentityProvider, () => ({})],
      [painted, () => undefined],
      [loadAfterPassword, () => Promise.reject(failureOfKind('unreachable'))],
      [logFailure, told],
    ])
      .dispatch(loginActions.usernameSubmitted('jane'))
      .silentRun(20)
    expect(told).toHaveBeenCalledTimes(1)
    expect(stateOf(end).login).toEqual({ step: 'password', username: 'jane' })
  })
})

describe('the password', () => {
  test('is sent once for two quick submits, and again after a failure', async () => {
    const asked = slowCall<SignInAnswer>()
    const { dispatch } = live([[signIn, asked.made]])
    dispatch(loginActions.passwordAsked())
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

  test('is not sent if it is empty', async () => {
    const ask = jest.fn()
    const end = await journey([[signIn, ask]])
      .dispatch(loginActions.passwordAsked())
      .dispatch(loginActions.passwordSubmitted({ username: 'jane', password: '' }))
      .silentRun(20)
    expect(ask).not.toHaveBeenCalled()
    expect(stateOf(end).login).toMatchObject({ problem: { code: 'enterPassword' } })
  })

  test('is never stored in the state', async () => {
    const asked = slowCall<SignInAnswer>()
    const end = await journey([[signIn, asked.made]])
      .dispatch(loginActions.passwordAsked())
      .dispatch(loginActions.passwordSubmitted(jane))
      .silentRun(20)
    expect(asked.made).toHaveBeenCalledTimes(1)
    expect(JSON.stringify(stateOf(end))).not.toContain('s3cret')
  })
})

describe('the identity provider', () => {
  test('is not opened without a username', async () => {
    const end = await journey([])
      .dispatch(loginActions.providerFound({ redirectUrl: IDP, ownProvider: false }))
      .dispatch(loginActions.continued(''))
      .not.call.fn(exitTo)
      .silentRun(20)
    expect(stateOf(end).login).toEqual({
      step: 'username',
      username: '',
      problem: { code: 'enterUsername' },
    })
  })
})

test('leaving the screen cancels the running calls', async () => {
  const asked = slowCall<SignInAnswer>()
  const go = jest.fn()
  const run = expectSaga(loginSaga)
    .withReducer(appReducer, appState())
    .provide({
      call: ({ fn, args }, next) => {
        if (fn === announceInTurn) return ANNOUNCED_AT_ONCE[1](...(args as unknown[]))
        if (fn === signIn) return asked.made()
        if (fn === rememberPerson) return go() as unknown
        if (fn === loadAfterPassword) return chunk
        return fn === arriveAtSignIn || fn === dueProof || fn === knownDevice
          ? undefined
          : (next() as unknown)
      },
    })
    .dispatch(loginActions.passwordAsked())
    .dispatch(loginActions.passwordSubmitted(jane))
  const end = run.silentRun(40)
  await settled()
  expect(asked.made).toHaveBeenCalledTimes(1)
  run.dispatch(movedTo('/signin/forget-password'))
  asked.answer({ kind: 'signedIn', person: { passwordExpiresIn: null } })
  await end
  expect(go).not.toHaveBeenCalled()
})

test('a page restored from the cache arrives again', async () => {
  const come = jest.fn()
  const store = live([[arriveAtSignIn, come]])
  store.dispatch(sessionEvents.pageLeft())
  store.dispatch(sessionEvents.pageRestored())
  await settled()
  expect(come.mock.calls).toEqual([[undefined], [sessionEvents.pageRestored()]])
})

// (addresses/shown-again)
test('a page that the browser shows again has cancelled its calls: an old answer changes nothing, and the next password is sent', async () => {
  const first = slowCall<SignInAnswer>()
  const second = slowCall<SignInAnswer>()
  const ask = jest.fn().mockImplementationOnce(first.made).mockImplementationOnce(second.made)
  const store = live([[signIn, ask]])
  store.dispatch(loginActions.passwordAsked())
  store.dispatch(loginActions.passwordSubmitted(jane))
  await settled()
  store.dispatch(sessionEvents.pageRestored())
  store.dispatch(loginActions.arrived({ username: 'jane' }))
  first.answer({ kind: 'refused' })
  await settled()
  expect(store.getState().login).toEqual({ step: 'username', username: 'jane' })
  store.dispatch(loginActions.passwordAsked())
  store.dispatch(loginActions.passwordSubmitted(jane))
  await settled()
  expect(ask).toHaveBeenCalledTimes(2)
})

// (sign-in/not-you, one-sign-in/names)
test.each<[rule: string, name: string, forgotten: string[]]>([
  ['an alias also forgets the account name of its sign-in', 'Jane@acme', ['jane', 'jane@acme']],
  ['another name forgets only that name', 'joe', ['joe']],
])('forgetting %s', async (_rule, name, forgotten) => {
  const forget = jest.fn()
  const page = live([[forgetAccount, forget]])
  const mark = { id: 'm1', who: '' }
  page.dispatch(recordActions.answered({ username: 'jane', alias: 'jane@acme', mark, answer: {} }))
  page.dispatch(loginActions.nameForgotten(name))
  await settled()
  expect(forget.mock.calls.flat()).toEqual(forgotten)
})

beforeEach(() => {
  visit('https://app.example/signin/')
  sessionStorage.clear()
  clearCookies()
})

/** Runs the sign-in page; `given` overrides the answers. */
function open(given: Services = []) {
  const services: Services = [
    [arriveAtSignIn, () => undefined],
    [holdSubmit, () => false],
    [loadAfterPassword, () => ({})],
    ...given,
  ]
  const { store, moves } = runJourney(signInJourney, { reducer: appReducer, at: '/', services })
  return { ...store, moves, login: () => store.getState().login }
}

// (sign-in/forgot-link)
test('a forgotten password leaves the page with the username', async () => {
  const page = open()
  page.dispatch(loginActions.passwordForgotten('jane'))
  await settled()
  expect(page.moves).toMatchObject([{ method: 'push', route: '/forget-password' }])
  expect(page.getState().record.typed).toBe('jane')
})

describe('the answer to a lookup', () => {
  // (sign-in/own-provider)
  test('waits for the settings that determine whose identity provider it is', async () => {
    const page = open([[findIdentityProvider, () => ({ redirectUrl: IDP, name: 'Harbor' })]])
    page.dispatch(loginActions.usernameSubmitted('jane'))
    await settled()
    expect(page.login().step).toBe('lookingUp')
    page.dispatch(companyActions.settingsLoaded({ companyProviderName: 'Harbor' }))
    await settled()
    expect(page.login()).toMatchObject({ step: 'idpRedirect', ownProvider: true })
  })

  test('changes nothing after a passkey has overtaken it', async () => {
    const lookup = slowCall<object>()
    const page = open([[findIdentityProvider, lookup.made]])
    page.dispatch(loginActions.usernameSubmitted('jane'))
    await settled()
    page.dispatch(loginActions.personProven('jane'))
    lookup.answer({})
    await settled()
    expect(page.login()).toEqual({ step: 'signingIn', username: 'jane', answered: true, by: 'device' })
  })
})
