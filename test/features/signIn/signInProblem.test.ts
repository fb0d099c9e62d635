import { type SignInEntry, signInProblem } from 'src/features/signIn/signInProblem'

const table: [rule: string, entry: SignInEntry, code: string | undefined][] = [
  [
    'the username step requires a username',
    { step: 'username', username: '', password: '' },
    'enterUsername',
  ],
  ['the username step requires no password', { step: 'username', username: 'jane', password: '' }, undefined],
  [
    'the provider step requires a username',
    { step: 'idpRedirect', username: '', password: '' },
    'enterUsername',
  ],
  [
    'the provider step requires no password',
    { step: 'idpRedirect', username: 'jane', password: '' },
    undefined,
  ],
  [
    'one message reports that both fields are empty',
    { step: 'password', username: '', password: '' },
    'enterBoth',
  ],
  [
    'the password step requires a password',
    { step: 'password', username: 'jane', password: '' },
    'enterPassword',
  ],
  [
    'the password step requires a username',
    { step: 'password', username: '', password: 's3cret' },
    'enterUsername',
  ],
  ['a password of spaces is not empty', { step: 'password', username: 'jane', password: '  ' }, undefined],
  ['a complete form has no problem', { step: 'password', username: 'jane', password: 's3cret' }, undefined],
]
test.each(table)('%s', (_rule, entry, code) => {
  expect(signInProblem(entry)).toEqual(code && { code })
})
