import {
  passkeyActions,
  passkeySignInSlice,
  type PasskeyState,
} from 'src/features/signIn/passkey/passkeySignInSlice'

type Action = Parameters<typeof passkeySignInSlice.reducer>[1]

test.each<[rule: string, before: PasskeyState, action: Action, after: PasskeyState]>([
  ['pressing the button requests a passkey', 'idle', passkeyActions.buttonPressed(), 'asking'],
  [
    'a press during the sign-in requests no passkey',
    'signingIn',
    passkeyActions.buttonPressed(),
    'signingIn',
  ],
  ['a chosen passkey signs in', 'asking', passkeyActions.chosen(), 'signingIn'],
  [
    'a passkey that the browser offers signs in without the button',
    'idle',
    passkeyActions.chosen(),
    'signingIn',
  ],
  ['the end of a sign-in allows another press', 'signingIn', passkeyActions.ended(), 'idle'],
])('%s', (_rule, before, action, after) => {
  expect(passkeySignInSlice.reducer(before, action)).toBe(after)
})

test('no passkey sign-in is running at first', () => {
  expect(passkeySignInSlice.reducer(undefined, { type: '@@init' })).toBe('idle')
})
