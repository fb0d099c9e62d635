import type { UnknownAction } from '@reduxjs/toolkit'
import { companyActions } from 'src/features/company/companySlice'
import { recordActions } from 'src/features/record/recordSlice'
import { sessionEvents } from 'src/features/session/sessionEvents'
import { loginActions } from 'src/features/signIn/loginSlice'
import { exitTo, goTo } from 'src/sagas/navigation/goTo'
import { leaveForProvider, loadRules } from 'src/sagas/oneSignIn/oneSignIn'
import { arriveAtSignIn } from 'src/sagas/signIn/arrival'
import { loadAfterPassword } from 'src/sagas/signIn/loadAfterPassword'
import { loginSaga, signInJourney } from 'src/sagas/signIn/loginSaga'
import { signIn, type SignInAnswer } from 'src/services/api/authService'
import { findIdentityProvider } from 'src/services/api/identityProviderService'
import { holdSubmit } from 'src/services/browser/connectionReport'
import { painted } from 'src/services/browser/moments'
import { knownDevice } from 'src/services/device/deviceInfo'
import { logFailure } from 'src/services/log'
import { forgetAccount } from 'src/services/storage/accounts'
import { ANNOUNCED_AT_ONCE } from 'test/support/announced'
import { appReducer, movedTo } from 'test/support/appState'
import { clearCookies } from 'test/support/clearCookies'
import { failureOfKind } from 'test/support/failures'
import { runJourney, type Services } from 'test/support/journey'
import { settled } from 'test/support/settled'
import { slowCall } from 'test/support/slowCall'

const IDP = 'https://idp.example/start'
const jane = { username: 'jane', password: 's3cret' }
const mark = { id: 'm1', who: '' }

beforeEach(() => {
  visit('https://app.example/signin/')
  sessionStorage.clear()
  clearCookies()
})

/** Runs the sign-in page after an arrival; `given` overrides the answers. */
function open(given: Services = [], saga = signInJourney) {
  const { store } = runJourney(saga, {
    reducer: appReducer,
    services: [
      [arriveAtSignIn, () => undefined],
      [holdSubmit, () => false],
      [painted, () => undefined],
      [loadAfterPassword, () => ({})],
      [knownDevice, () => undefined],
      ANNOUNCED_AT_ONCE,
      ...given,
    ],
  })
  const does = async (...actions: UnknownAction[]) => {
    for (const action of actions) store.dispatch(action)
    await settled()
  }
  return { ...store, does, login: () => store.getState().login }
}

/** Answers the first and the second call of a service when the test likes. */
const twoCalls = <T>() => {
  const [first, second] = [slowCall<T>(), slowCall<T>()]
  return {
    first,
    second,
    made: jest.fn().mockImplementationOnce(first.made).mockImplementationOnce(second.made),
  }
}

const { passwordAsked, passwordSubmitted, usernameEdited, usernameSubmitted } = loginActions

// The reducer rejects them (loginSlice.test.ts).
test.each<[what: string, acts: UnknownAction[], service: unknown]>([
  ['an empty username', [usernameSubmitted('')], findIdentityProvider],
  ['an empty password', [passwordAsked(), passwordSubmitted({ ...jane, password: '' })], signIn],
  [
    'a redirect without a username',
    [loginActions.providerFound({ redirectUrl: IDP, ownProvider: false }), loginActions.continued('')],
    leaveForProvider,
  ],
])('%s is not sent', async (_what, acts, service) => {
  const send = jest.fn()
  await open([[service, send]]).does(...acts)
  expect(send).not.toHaveBeenCalled()
})

describe('looking up a username', () => {
  test('sends one call for two quick submits', async () => {
    const asked = slowCall<object>()
    await open([[findIdentityProvider, asked.made]]).does(
      usernameSubmitted('jane'),
      usernameSubmitted('jane'),
    )
    expect(asked.made).toHaveBeenCalledTimes(1)
  })

  test.each<[what: string, event: UnknownAction, calls: number]>([
    ['an edit, which cancels it', usernameEdited('joe'), 2],
    ['another account, which waits for its answer', loginActions.nameForgotten('jane'), 1],
  ])('is given up after %s: the answer changes nothing, and the next name is looked up', async (...row) => {
    const [, event, calls] = row
    const { first, second, made } = twoCalls<object>()
    const page = open([[findIdentityProvider, made]])
    await page.does(usernameSubmitted('jane'))
    await page.does(event, usernameSubmitted('joe'))
    expect(made).toHaveBeenCalledTimes(calls)
    first.answer({ redirectUrl: IDP })
    await settled()
    expect(page.login()).toEqual({ step: 'lookingUp', username: 'joe' })
    second.answer({})
    await settled()
    expect(page.login()).toEqual({ step: 'password', username: 'joe' })
    expect(made.mock.calls).toEqual([['jane'], ['joe']])
  })

  // (one-sign-in/one-at-a-time)
  test('cancels a redirect to the identity provider if the username is edited while it is waiting', async () => {
    const waiting = slowCall<undefined>()
    const exit = jest.fn()
    const page = open([
      [findIdentityProvider, () => ({ redirectUrl: IDP })],
      [leaveForProvider, waiting.made],
      [exitTo, exit],
    ])
    await page.does(usernameSubmitted('jane'))
    await page.does(loginActions.continued('jane'))
    expect(waiting.made).toHaveBeenCalledTimes(1)
    await page.does(usernameEdited('joe'))
    waiting.answer(undefined)
    await settled()
    expect(exit).not.toHaveBeenCalled()
  })

  test('loads the next chunk only after the password field is painted', async () => {
    const steps: string[] = []
    const page = open([
      [findIdentityProvider, () => ({})],
      [painted, () => void steps.push(`painted at ${page.login().step}`)],
      [loadAfterPassword, () => void steps.push('loaded')],
      [loadRules, () => void steps.push('rules')],
    ])
    await page.does(usernameSubmitted('jane'))
    expect(steps).toEqual(['painted at password', 'loaded', 'rules'])
  })

  test('does not wait for the next chunk: one that hangs does not block a second try', async () => {
    const ask = jest.fn(() => ({}))
    const page = open([
      [findIdentityProvider, ask],
      [loadAfterPassword, () => new Promise(() => {})],
    ])
    await page.does(usernameSubmitted('jane'))
    await page.does(usernameEdited('joe'), usernameSubmitted('joe'))
    expect(ask).toHaveBeenCalledTimes(2)
  })

  test('continues if the next chunk fails to load, and logs it', async () => {
    const log = jest.fn()
    const page = open([
      [findIdentityProvider, () => ({})],
      [loadAfterPassword, () => Promise.reject(failureOfKind('unreachable'))],
      [logFailure, log],
    ])
    await page.does(usernameSubmitted('jane'))
    expect(log).toHaveBeenCalledTimes(1)
    expect(page.login()).toEqual({ step: 'password', username: 'jane' })
  })

  // (sign-in/own-provider)
  test.each<[companyProviderName: string, shown: object]>([
    ['Harbor', { ownProvider: true }],
    ['Another', { ownProvider: false, name: 'Harbor' }],
  ])('waits for the settings that determine whose identity provider it is: %s', async (...row) => {
    const [companyProviderName, shown] = row
    const page = open([[findIdentityProvider, () => ({ redirectUrl: IDP, name: 'Harbor' })]])
    await page.does(usernameSubmitted('jane'))
    expect(page.login().step).toBe('lookingUp')
    await page.does(companyActions.settingsLoaded({ companyProviderName }))
    expect(page.login()).toEqual({ step: 'idpRedirect', username: 'jane', redirectUrl: IDP, ...shown })
  })

  test('changes nothing after a passkey has overtaken it', async () => {
    const lookup = slowCall<object>()
    const page = open([[findIdentityProvider, lookup.made]])
    await page.does(usernameSubmitted('jane'))
    await page.does(loginActions.personProven('jane'))
    lookup.answer({})
    await settled()
    expect(page.login()).toEqual({ step: 'signingIn', username: 'jane', answered: true, by: 'device' })
  })
})

test('a password is sent once for two quick submits, and again after a failure', async () => {
  const { first, made } = twoCalls<SignInAnswer>()
  const page = open([[signIn, made]])
  await page.does(passwordAsked(), passwordSubmitted(jane), passwordSubmitted(jane))
  expect(made).toHaveBeenCalledTimes(1)
  first.answer({ kind: 'refused' })
  await settled()
  await page.does(passwordSubmitted(jane))
  expect(made).toHaveBeenCalledTimes(2)
})

test('leaving the screen cancels the running calls', async () => {
  const asked = slowCall<SignInAnswer>()
  const next = jest.fn()
  const page = open(
    [
      [signIn, asked.made],
      [loadAfterPassword, next],
    ],
    loginSaga,
  )
  await page.does(passwordAsked(), passwordSubmitted(jane))
  expect(asked.made).toHaveBeenCalledTimes(1)
  await page.does(movedTo('/signin/forget-password'))
  asked.answer({ kind: 'signedIn', person: {} })
  await settled()
  expect(next).not.toHaveBeenCalled()
})

describe('a page that the browser shows again', () => {
  test('arrives again', async () => {
    const come = jest.fn()
    await open([[arriveAtSignIn, come]]).does(sessionEvents.pageLeft(), sessionEvents.pageRestored())
    expect(come.mock.calls).toEqual([[undefined], [sessionEvents.pageRestored()]])
  })

  // (addresses/shown-again)
  test('has cancelled its calls: an old answer changes nothing, and the next password is sent', async () => {
    const { first, made } = twoCalls<SignInAnswer>()
    const page = open([[signIn, made]])
    await page.does(passwordAsked(), passwordSubmitted(jane))
    await page.does(sessionEvents.pageRestored(), loginActions.arrived({ username: 'jane' }))
    first.answer({ kind: 'refused' })
    await settled()
    expect(page.login()).toEqual({ step: 'username', username: 'jane' })
    await page.does(passwordAsked(), passwordSubmitted(jane))
    expect(made).toHaveBeenCalledTimes(2)
  })
})

// (sign-in/not-you, one-sign-in/names)
test.each<[rule: string, name: string, forgotten: string[]]>([
  ['an alias also forgets the account name of its sign-in', 'Jane@acme', ['jane', 'jane@acme']],
  ['another name forgets only that name', 'joe', ['joe']],
])('forgetting %s', async (_rule, name, forgotten) => {
  const forget = jest.fn()
  await open([[forgetAccount, forget]]).does(
    recordActions.answered({ username: 'jane', alias: 'jane@acme', mark, answer: {} }),
    loginActions.nameForgotten(name),
  )
  expect(forget.mock.calls.flat()).toEqual(forgotten)
})

// (sign-in/forgot-link)
test.each([
  ['the username', 'jane', 'jane'],
  ['no empty username', '', undefined],
])('a forgotten password leaves the page with %s', async (_what, username, typed) => {
  const go = jest.fn()
  const page = open([[goTo, go]])
  await page.does(loginActions.passwordForgotten(username))
  expect(go.mock.calls).toEqual([['/forget-password']])
  expect(page.getState().record.typed).toBe(typed)
})
