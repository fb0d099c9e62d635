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
  const end = await expectHere({ login: at(typed) }).silentRun(20)
  expect(stateOf(end).login).toEqual({ step: 'username', ...login })
})

// (addresses/popup)
test.each(['popup', '?mode=other'] as const)(
  'if %s is waiting, the cookie proves nothing and the session status is read',
  async caller => {
    setCookie('authenticationMode=simple')
    const record = recordState({ caller })
    await expectHere({ record, company: { settings: {}, features: [] } })
      .put(replace('/signin/session-status', undefined))
      .not.call.fn(replaceLocation)
      .silentRun(20)
  },
)

test('an event reports that a message was shown only if there was one', async () => {
  await expectHere().not.put(sessionActions.abortShown()).silentRun(20)
})
