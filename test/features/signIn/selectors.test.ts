import type { LoginState } from 'src/features/signIn/loginSlice'
import type { PasskeyState } from 'src/features/signIn/passkey/passkeySignInSlice'
import { isShown, selectLogin, selectUnderWay } from 'src/features/signIn/selectors'

test('the state of the sign-in is the slice’s', () => {
  const login: LoginState = { step: 'password', username: 'ada' }
  expect(selectLogin({ login })).toBe(login)
})

const typed: LoginState = { step: 'username', username: 'ada' }
const empty: LoginState = { step: 'username', username: '' }

test.each<[what: string, field: string, now: LoginState, next: LoginState, shown: boolean]>([
  ['a typed name', ' ada ', empty, typed, true],
  ['the same name with a space', 'ada ', typed, { ...typed }, true],
  ['a name that somebody else has set', 'eve', empty, typed, false],
  ['a name that is taken out', 'ada', typed, empty, false],
  ['a problem', 'ada', typed, { ...typed, problem: { code: 'wrongCredentials' } }, false],
  ['a problem that is gone', 'ada', { ...empty, problem: { code: 'enterUsername' } }, typed, false],
  ['a remembered name that is edited', 'ada', { ...empty, remembered: true }, typed, false],
  ['a name that turns out to be remembered', 'ada', typed, { ...typed, remembered: true }, false],
  ['a lookup', 'ada', typed, { step: 'lookingUp', username: 'ada' }, false],
  ['an edit that ends a lookup', 'ada', { step: 'lookingUp', username: 'adal' }, typed, false],
])('%s: shown already or not', (_what, field, now, next, shown) => {
  document.body.innerHTML = '<input />'
  document.querySelector('input')!.value = field
  expect(isShown(now, next)).toBe(shown)
})

test('without a field nothing is shown already', () => {
  document.body.innerHTML = ''
  expect(isShown(empty, typed)).toBe(false)
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
