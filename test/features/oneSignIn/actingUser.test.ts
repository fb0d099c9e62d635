import { actingUser } from 'src/features/oneSignIn/actingUser'

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
