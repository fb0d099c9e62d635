import { type NameFacts, nameOutcome, actingUser } from 'src/features/oneSignIn/accountName'

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

// (one-sign-in/server-word)
test.each<[rule: string, facts: Parameters<typeof actingUser>[0], acting: object]>([
  [
    'if neither the company nor the server asks for it, no name is sent',
    { name: 'ada', serverName: undefined, enabled: false },
    {},
  ],
  [
    'a name is sent if the session status asks for it',
    { name: 'Ada', serverName: 'ada', enabled: false },
    { userName: 'Ada' },
  ],
  [
    'a name is sent if the company asks for it',
    { name: 'ada', serverName: undefined, enabled: true },
    { userName: 'ada' },
  ],
  [
    'the server’s name is sent if the page knows no other',
    { name: '', serverName: 'ada', enabled: true },
    { userName: 'ada' },
  ],
  ['without a known name, none is sent', { name: '', serverName: undefined, enabled: true }, {}],
])('%s', (_rule, facts, acting) => {
  expect(actingUser(facts)).toEqual(acting)
})
