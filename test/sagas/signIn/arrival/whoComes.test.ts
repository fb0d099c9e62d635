import { replace } from 'redux-first-history'
import { expectSaga } from 'redux-saga-test-plan'
import * as matchers from 'redux-saga-test-plan/matchers'
import type { LoginState } from 'src/features/signIn/loginSlice'
import { sessionActions } from 'src/features/session/sessionSlice'
import { arriveAtSignIn } from 'src/sagas/signIn/arrival'
import { replaceLocation } from 'src/services/browser/navigation'
import { keepReturn } from 'src/services/storage/signInRecord'
import { appReducer, appState, stateOf, type TestState } from 'test/support/appState'
import { clearCookies } from 'test/support/clearCookies'

const setCookie = (pair: string): void => {
  document.cookie = `${pair}; path=/`
}

beforeEach(() => {
  visit('https://app.example/signin/')
  sessionStorage.clear()
  clearCookies()
})

const expectArrival = (more: Partial<TestState> = {}) =>
  expectSaga(arriveAtSignIn)
    .withReducer(appReducer, appState(more))
    .provide([[matchers.call.fn(replaceLocation), undefined]])

const at = (username: string): LoginState => ({ step: 'username', username })

// (sign-in/not-you)
test.each<[rule: string, cookie: string, typed: string, login: object]>([
  ['the remembered name is known as such', 'rememberMeInfo=rema', '', { username: 'rema', remembered: true }],
  ['so is the last one', 'lastLoginUsername=lasa', '', { username: 'lasa', remembered: true }],
  ['typed, it is the same', 'rememberMeInfo=rema', 'rema', { username: 'rema', remembered: true }],
  ['another that is typed is not', 'rememberMeInfo=rema', 'joe', { username: 'joe' }],
  ['a browser that remembers nobody knows nobody', 'rememberMeInfo=', '', { username: '' }],
])('%s', async (_rule, cookie, typed, login) => {
  setCookie(cookie)
  const end = await expectArrival({ login: at(typed) }).silentRun(20)
  expect(stateOf(end).login).toEqual({ step: 'username', ...login })
})

// (addresses/popup)
test('where a web app waits in another window, the cookie is no proof: the session status is read', async () => {
  setCookie('authenticationMode=simple')
  keepReturn(undefined, 'popup')
  await expectArrival({ company: { settings: {}, features: [] } })
    .put(replace('/signin/session-status', undefined))
    .not.call.fn(replaceLocation)
    .silentRun(20)
})

test('the store hears that a message was shown only where there was one', async () => {
  await expectArrival().not.put(sessionActions.abortShown()).silentRun(20)
})
