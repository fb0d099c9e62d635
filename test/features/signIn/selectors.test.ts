import type { LoginState } from 'src/features/signIn/loginSlice'
import type { PasskeyState } from 'src/features/signIn/passkey/passkeySignInSlice'
import { showsSameForm, selectLogin, selectIsChecking } from 'src/features/signIn/selectors'

test('the selector returns the state of the sign-in', () => {
  const login: LoginState = { step: 'password', username: 'ada' }
  expect(selectLogin({ login })).toBe(login)
})

const typed: LoginState = { step: 'username', username: 'ada', typed: true }
const set: LoginState = { step: 'username', username: 'eve' }
const empty: LoginState = { step: 'username', username: '' }

test.each<[what: string, now: LoginState, next: LoginState, shown: boolean]>([
  ['a typed name', empty, typed, true],
  ['a name that is unchanged', set, { ...set }, true],
  ['a name that another component has set', typed, set, false],
  ['a name that was deleted', typed, empty, false],
  ['a problem', typed, { ...typed, problem: { code: 'wrongCredentials' } }, false],
  ['a problem that was cleared', { ...empty, problem: { code: 'enterUsername' } }, typed, false],
  ['a remembered name that is edited', { ...empty, remembered: true }, typed, false],
  ['a name that turns out to be remembered', typed, { ...typed, remembered: true }, false],
  ['a lookup', typed, { step: 'lookingUp', username: 'ada' }, false],
  ['an edit that ends a lookup', { step: 'lookingUp', username: 'adal' }, typed, false],
])('%s does or does not need a render', (_what, now, next, shown) => {
  expect(showsSameForm(now, next)).toBe(shown)
})

// (one-sign-in/ended)
test.each<[what: string, login: LoginState, passkeySignIn: PasskeyState | undefined, underWay: boolean]>([
  ['a username', typed, undefined, false],
  ['a password that is being checked', { step: 'signingIn', username: 'ada' }, 'idle', true],
  ['a correct password', { step: 'signingIn', username: 'ada', answered: true }, 'idle', false],
  ['a passkey that is requested', typed, 'asking', true],
  ['a passkey that is being checked', typed, 'signingIn', true],
  ['an accepted passkey', { step: 'leaving', username: 'ada' }, 'signingIn', false],
])('%s does or does not count as a running sign-in', (_what, login, passkeySignIn, underWay) => {
  expect(selectIsChecking({ login, ...(passkeySignIn && { passkeySignIn }) })).toBe(underWay)
})
