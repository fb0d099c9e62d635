import { choicesOf } from 'src/features/mfa/alternatives/choices'
import { FACTORS } from 'src/features/mfa/factorDestination'
import { enUS } from 'src/messages/en-US'

// (alternatives/step)
test.each<[rule: string, types: string[] | undefined, chosen: string[]]>([
  ['the server’s order is kept', ['totp', 'sms', 'email'], ['totp', 'sms', 'email']],
  ['an unknown type is left out', ['fido9', 'email'], ['email']],
  ['an inherited property name is unknown', ['constructor', '__proto__', 'toString', 'passkey'], ['passkey']],
  ['a list of only unknown types offers no choice', ['fido9'], []],
  ['an empty list offers no choice', [], []],
  ['a missing list offers no choice', undefined, []],
])('%s', (_rule, types, chosen) => {
  expect(choicesOf(types).map(({ type }) => type)).toEqual(chosen)
})

test('each type with a page of the app has a text for its choice', () => {
  const types = FACTORS.flatMap(factor => factor.types)
  const choices = choicesOf(types)
  expect(choices.map(({ type }) => type)).toEqual(types)
  expect(Object.keys(enUS)).toEqual(expect.arrayContaining(choices.map(({ text }) => text)))
})
