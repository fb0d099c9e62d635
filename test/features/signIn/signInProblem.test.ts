import { type SignInEntry, signInProblem } from 'src/features/signIn/signInProblem'

const table: [rule: string, entry: SignInEntry, code: string | undefined][] = [
  ['the username step needs a username', { step: 'username', username: '', password: '' }, 'enterUsername'],
  ['and no password', { step: 'username', username: 'jane', password: '' }, undefined],
  [
    'the provider step needs a username',
    { step: 'idpRedirect', username: '', password: '' },
    'enterUsername',
  ],
  ['and no password either', { step: 'idpRedirect', username: 'jane', password: '' }, undefined],
  ['both missing is said at once', { step: 'password', username: '', password: '' }, 'enterBoth'],
  ['the password is missing', { step: 'password', username: 'jane', password: '' }, 'enterPassword'],
  ['the username is missing', { step: 'password', username: '', password: 's3cret' }, 'enterUsername'],
  ['a password of blanks is one', { step: 'password', username: 'jane', password: '  ' }, undefined],
  ['both are there', { step: 'password', username: 'jane', password: 's3cret' }, undefined],
]
test.each(table)('%s', (_rule, entry, code) => {
  expect(signInProblem(entry)).toEqual(code && { code })
})
