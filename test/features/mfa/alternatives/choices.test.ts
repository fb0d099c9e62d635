import { choicesOf } from 'src/features/mfa/alternatives/choices'
import { FACTORS } from 'src/features/mfa/factorDestination'

// (alternatives/step)
test.each<[rule: string, types: string[] | undefined, chosen: string[]]>([
  ['the order is the server’s', ['totp', 'sms', 'email'], ['totp', 'sms', 'email']],
  ['an unknown type is left out', ['fido9', 'email'], ['email']],
  [
    'a name that every object has is unknown',
    ['constructor', '__proto__', 'toString', 'passkey'],
    ['passkey'],
  ],
  ['only unknown types leave no choice', ['fido9'], []],
  ['an empty list leaves no choice', [], []],
  ['no list leaves no choice', undefined, []],
])('%s', (_rule, types, chosen) => {
  expect(choicesOf(types).map(({ type }) => type)).toEqual(chosen)
})

test('each type to which the app can go can be chosen', () => {
  const types = FACTORS.flatMap(factor => factor.types)
  expect(choicesOf(types).map(({ type }) => type)).toEqual(types)
})
