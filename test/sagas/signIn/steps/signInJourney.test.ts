import { companyActions } from 'src/features/company/companySlice'
import { loginActions } from 'src/features/signIn/loginSlice'
import { arriveAtSignIn } from 'src/sagas/signIn/arrival'
import { loadAfterPassword } from 'src/sagas/signIn/loadAfterPassword'
import { signInJourney } from 'src/sagas/signIn/loginSaga'
import { findIdentityProvider } from 'src/services/api/authService'
import { holdSubmit } from 'src/services/browser/connectionReport'
import { readCookie } from 'src/services/storage/readCookie'
import { appReducer } from 'test/support/appState'
import { clearCookies } from 'test/support/clearCookies'
import { runJourney, type Services } from 'test/support/journey'
import { settled } from 'test/support/settled'
import { slowCall } from 'test/support/slowCall'

const IDP = 'https://idp.example/start'

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

// (sign-in/not-you)
test('a forgotten name is removed from the browser', async () => {
  document.cookie = 'rememberMeInfo=jane; path=/'
  document.cookie = 'lastLoginUsername=jane; path=/'
  const page = open()
  page.dispatch(loginActions.nameForgotten('jane'))
  await settled()
  expect(readCookie('rememberMeInfo')).toBeUndefined()
  expect(readCookie('lastLoginUsername')).toBeUndefined()
})

describe('looking up a username', () => {
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
