import { type NameFacts, nameOutcome } from 'src/features/oneSignIn/accountName'

// (one-sign-in/server-word, one-sign-in/names)
test.each<[rule: string, facts: NameFacts, outcome: string]>([
  ['becomes the name of a page that knows no account', { names: [], awaitsName: false }, 'named'],
  ['changes nothing for the same account', { names: ['ann', 'Ann@acme'], awaitsName: false }, 'same'],
  ['belongs to another account if it differs', { names: ['ann'], awaitsName: false }, 'other'],
  [
    'makes the entered name an alias in the first answer after an identity provider',
    { names: ['ann'], awaitsName: true },
    'alias',
  ],
])('the name in a session status %s', (_rule, facts, outcome) => {
  expect(nameOutcome(facts, 'ann@ACME')).toBe(outcome)
})
