import { replace } from 'redux-first-history'
import * as matchers from 'redux-saga-test-plan/matchers'
import type { LoginState } from 'src/features/signIn/loginSlice'
import { sessionActions } from 'src/features/session/sessionSlice'
import { replaceLocation } from 'src/services/browser/navigation'
import { expectArrival, onArrivalPage, setCookie } from 'test/sagas/signIn/arrival/arrivalPage'
import { recordState, stateOf, type TestState } from 'test/support/appState'

onArrivalPage()

const expectHere = (more?: Partial<TestState>) =>
  expectArrival(more).provide([[matchers.call.fn(replaceLocation), undefined]])

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
  const end = await expectHere({ login: at(typed) }).silentRun(20)
  expect(stateOf(end).login).toEqual({ step: 'username', ...login })
})

// (addresses/popup)
test.each(['popup', '?mode=other'] as const)(
  'where %s waits, the cookie is not proof: the session status is read',
  async caller => {
    setCookie('authenticationMode=simple')
    const record = recordState({ caller })
    await expectHere({ record, company: { settings: {}, features: [] } })
      .put(replace('/signin/session-status', undefined))
      .not.call.fn(replaceLocation)
      .silentRun(20)
  },
)

test('the store hears that a message was shown only where there was one', async () => {
  await expectHere().not.put(sessionActions.abortShown()).silentRun(20)
})
