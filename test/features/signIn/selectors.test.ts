import type { LoginState } from 'src/features/signIn/loginSlice'
import type { PasskeyState } from 'src/features/signIn/passkey/passkeySignInSlice'
import { isShown, selectLogin, selectUnderWay } from 'src/features/signIn/selectors'

test('the state of the sign-in is the slice’s', () => {
  const login: LoginState = { step: 'password', username: 'ada' }
  expect(selectLogin({ login })).toBe(login)
})

const typed: LoginState = { step: 'username', username: 'ada', typed: true }
const set: LoginState = { step: 'username', username: 'eve' }
const empty: LoginState = { step: 'username', username: '' }

test.each<[what: string, now: LoginState, next: LoginState, shown: boolean]>([
  ['a typed name', empty, typed, true],
  ['a name that is there already', set, { ...set }, true],
  ['a name that somebody else has set', typed, set, false],
  ['a name that is taken out', typed, empty, false],
  ['a problem', typed, { ...typed, problem: { code: 'wrongCredentials' } }, false],
  ['a problem that is gone', { ...empty, problem: { code: 'enterUsername' } }, typed, false],
  ['a remembered name that is edited', { ...empty, remembered: true }, typed, false],
  ['a name that turns out to be remembered', typed, { ...typed, remembered: true }, false],
  ['a lookup', typed, { step: 'lookingUp', username: 'ada' }, false],
  ['an edit that ends a lookup', { step: 'lookingUp', username: 'adal' }, typed, false],
])('%s: shown already or not', (_what, now, next, shown) => {
  expect(isShown(now, next)).toBe(shown)
})

// (one-sign-in/ended)
test.each<[what: string, login: LoginState, passkeySignIn: PasskeyState | undefined, underWay: boolean]>([
  ['a username', typed, undefined, false],
  ['a password that is checked', { step: 'signingIn', username: 'ada' }, 'idle', true],
  ['a password that was right', { step: 'signingIn', username: 'ada', answered: true }, 'idle', false],
  ['a passkey that is asked for', typed, 'asking', true],
  ['a passkey that is checked', typed, 'signingIn', true],
  ['a passkey that was right', { step: 'leaving', username: 'ada' }, 'signingIn', false],
])('%s: a sign-in is under way or not', (_what, login, passkeySignIn, underWay) => {
  expect(selectUnderWay({ login, ...(passkeySignIn && { passkeySignIn }) })).toBe(underWay)
})
