import { hashOf, KEYS, readState, stateOf, TRANSLATED } from 'scripts/messages/state'

const sources = Object.fromEntries(KEYS.map(key => [key, hashOf(key)]))

test('a text whose English has changed since is named', () => {
  expect(
    stateOf({ 'login.next': 'Weiter', 'login.heading': 'Anmelden' }, { ...sources, 'login.next': 'x' }),
  ).toEqual({
    waiting: [],
    changed: ['login.next'],
  })
})

test('a text that nobody has compared counts as changed', () => {
  expect(stateOf({ 'login.next': 'Weiter' }, {}).changed).toEqual(['login.next'])
})

test.each(TRANSLATED)(
  '%s says what the English says today (npm run messages -- accept, docs/howto/translate.md)',
  async language => {
    expect((await readState(language)).changed).toEqual([])
  },
)
