import { catalogueOf, hashOf, KEYS, stateOf } from 'scripts/messages/state'

const sources = Object.fromEntries(KEYS.map(key => [key, hashOf(key)]))

test('a text whose English has changed since is reported', () => {
  const own = { 'login.next': 'Weiter', 'login.heading': 'Anmelden' }
  expect(stateOf(own, { ...sources, 'login.next': 'x' }).changed).toEqual(['login.next'])
})

test('a text that a language does not have waits for its translation, and has not changed', async () => {
  const own = { ...(await catalogueOf('de')) }
  const before = stateOf(own, sources)
  delete own['login.next']
  const { waiting, changed } = stateOf(own, sources)
  expect(waiting.filter(key => !before.waiting.includes(key))).toEqual(['login.next'])
  expect(changed).toEqual([])
})

test('a text without a comparison counts as changed', () => {
  expect(stateOf({ 'login.next': 'Weiter' }, {}).changed).toEqual(['login.next'])
})
