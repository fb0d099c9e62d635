import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { catalogueOf, hashOf, KEYS, refuseUntranslated, stateOf } from 'scripts/messages/state'
import { enUSInitial } from 'src/messages/en-US.initial'

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

test('a release with a text that waits for its translation is refused by its name', () => {
  expect(() => refuseUntranslated(['support.hurry', 'apps.app'])).toThrow(
    '2 texts must be translated: support.hurry, apps.app.',
  )
})

test('a release without such a text goes on', () => {
  expect(() => refuseUntranslated([])).not.toThrow()
})

const FOLDER = 'src/messages/en-US'
const keysIn = (file: string): string[] =>
  [...readFileSync(path.join(FOLDER, file), 'utf8').matchAll(/^ {2}'([\w.]+)':/gm)].map(([, key = '']) => key)

// A spread hides both from the compiler.
test('each English text is in one file, and each file is in the catalogue', () => {
  const inFiles = readdirSync(FOLDER).flatMap(keysIn)
  const later = KEYS.filter(key => !Object.hasOwn(enUSInitial, key))
  expect(inFiles.sort()).toEqual([...later].sort())
})
