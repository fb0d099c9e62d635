import { actingUser } from 'src/features/oneSignIn/actingUser'

// (one-sign-in/server-word)
test.each<[rule: string, facts: Parameters<typeof actingUser>[0], acting: object]>([
  ['a server that asks for no name gets none', { name: 'ada', serverName: undefined, enabled: false }, {}],
  ['the session status has asked', { name: 'Ada', serverName: 'ada', enabled: false }, { userName: 'Ada' }],
  ['the company asks', { name: 'ada', serverName: undefined, enabled: true }, { userName: 'ada' }],
  [
    'the server’s name, where the page knows none',
    { name: '', serverName: 'ada', enabled: true },
    { userName: 'ada' },
  ],
  ['nobody is known', { name: '', serverName: undefined, enabled: true }, {}],
])('%s', (_rule, facts, acting) => {
  expect(actingUser(facts)).toEqual(acting)
})
