import {
  passkeyActions,
  passkeySignInSlice,
  type PasskeyState,
} from 'src/features/signIn/passkey/passkeySignInSlice'

type Action = Parameters<typeof passkeySignInSlice.reducer>[1]

test.each<[rule: string, before: PasskeyState, action: Action, after: PasskeyState]>([
  ['the button asks for a passkey', 'idle', passkeyActions.buttonPressed(), 'asking'],
  ['a press during the sign-in asks for none', 'signingIn', passkeyActions.buttonPressed(), 'signingIn'],
  ['a chosen passkey signs in', 'asking', passkeyActions.chosen(), 'signingIn'],
  [
    'a passkey that the browser offers signs in without the button',
    'idle',
    passkeyActions.chosen(),
    'signingIn',
  ],
  ['the end allows another press', 'signingIn', passkeyActions.ended(), 'idle'],
])('%s', (_rule, before, action, after) => {
  expect(passkeySignInSlice.reducer(before, action)).toBe(after)
})

test('nobody signs in by passkey at first', () => {
  expect(passkeySignInSlice.reducer(undefined, { type: '@@init' })).toBe('idle')
})
