import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { accept, type Accepted, readUntranslated, sourcesOf } from 'scripts/messages/accepted'
import { withMessages } from 'scripts/messages/catalogueFiles'
import { CONTEXTS, notesOf, PLACES } from 'scripts/messages/contexts'
import { catalogueOf, hashOf, KEYS, refuseUntranslated, stateOf, TRANSLATED } from 'scripts/messages/state'
import { exported, news } from 'scripts/messages/translate'
import { readUnused, usesOf } from 'scripts/messages/unused'
import { fromXliff, toXliff } from 'scripts/messages/xliff'
import { enUSInitial } from 'src/messages/en-US.initial'
import { SHOTS } from 'tools/screens/shots'

const FOLDER = 'src/messages/en-US'
const keysIn = (file: string): string[] =>
  [...readFileSync(path.join(FOLDER, file), 'utf8').matchAll(/^ {2}'([\w.]+)':/gm)].map(([, key = '']) => key)

// A spread hides both from the compiler.
test('each English text is in one file, and each file is in the catalogue', () => {
  const inFiles = readdirSync(FOLDER).flatMap(keysIn)
  const later = KEYS.filter(key => !Object.hasOwn(enUSInitial, key))
  expect(inFiles.sort()).toEqual([...later].sort())
})

describe('the translations', () => {
  const today = hashOf('login.next')
  const sources = Object.fromEntries(KEYS.map(key => [key, hashOf(key)]))

  test('one hash counts for every language', () => {
    const accepted: Accepted = { 'login.next': today }
    for (const language of TRANSLATED) expect(sourcesOf(accepted, language)).toEqual(accepted)
  })

  test('an accepted language has a separate hash until every language is accepted', () => {
    let accepted: Accepted = { 'login.next': 'earlier', 'login.heading': 'other' }
    accepted = accept(accepted, 'de', ['login.next'])
    expect([sourcesOf(accepted, 'de'), sourcesOf(accepted, 'fr')]).toEqual([
      { 'login.next': today, 'login.heading': 'other' },
      { 'login.next': 'earlier', 'login.heading': 'other' },
    ])
    for (const language of TRANSLATED) accepted = accept(accepted, language, ['login.next'])
    expect(accepted).toEqual({ 'login.next': today, 'login.heading': 'other' })
  })

  test('a text that only one language has is not accepted for the others', () => {
    const accepted = accept({}, 'de', ['login.next'])
    expect(accepted).toEqual({ 'login.next': { de: today } })
    expect(sourcesOf(accepted, 'fr')).toEqual({})
  })

  test('every translation is of the English of today (if not: translate it, or npm run messages -- accept --all <key>)', async () => {
    expect((await readUntranslated()).changed).toEqual([])
  })

  test('a text whose English has changed, or is unknown, is reported', () => {
    const own = { 'login.next': 'Weiter', 'login.heading': 'Anmelden' }
    expect(stateOf(own, { ...sources, 'login.next': 'x' }).changed).toEqual(['login.next'])
    expect(stateOf(own, { 'login.heading': sources['login.heading']! }).changed).toEqual(['login.next'])
  })

  test('a text that a language does not have waits for its translation, and has not changed', async () => {
    const own = { ...(await catalogueOf('de')) }
    const before = stateOf(own, sources)
    delete own['login.next']
    const { waiting, changed } = stateOf(own, sources)
    expect(waiting.filter(key => !before.waiting.includes(key))).toEqual(['login.next'])
    expect(changed).toEqual([])
  })

  test('a release with a text that waits for its translation is refused by its name', () => {
    const told = '2 texts must be translated: support.hurry, apps.app.'
    expect(() => refuseUntranslated(['support.hurry', 'apps.app'])).toThrow(told)
    expect(() => refuseUntranslated([])).not.toThrow()
  })
})

describe("the translator's file", () => {
  // All plural forms, both directions, and texts with and without blanks.
  test.each(['ar', 'de', 'fr', 'he', 'ja', 'ru'] as const)(
    '%s comes back from its file as it was',
    async language => {
      const file = await exported(language)
      const own = await catalogueOf(language)
      expect(Object.fromEntries(fromXliff(file).targets)).toEqual({ ...own })
      expect((await news(language, file)).size).toBe(0)
    },
  )

  const edited = async (from: string | RegExp, to: string) => (await exported('de')).replace(from, () => to)

  test('a translator’s changes are imported, with a tool’s markers and entities decoded', async () => {
    const file = await edited(
      '>Anmelden</target>',
      '><mrk id="m1" type="term">An&#109;elden</mrk> &amp; los</target>',
    )
    expect([...(await news('de', file))]).toEqual([['login.heading', 'Anmelden & los']])
  })

  test.each<[rule: string, from: string | RegExp, to: string, complaint: string]>([
    ['an unknown text', 'id="login.heading"', 'id="login.header"', 'Unknown text: login.header.'],
    ['another language', 'trgLang="de"', 'trgLang="fr"', "The file's language is fr, not de."],
    ['an empty text', '>Anmelden</target>', '></target>', 'login.heading is empty.'],
    [
      'a lost place',
      /Anmeldung bei <ph [^>]*>/,
      'Anmeldung',
      'page.title has different placeholders from the English text.',
    ],
    ['another format', 'version="2.1"', 'version="1.2"', 'This is not an XLIFF 2 file.'],
  ])('%s is refused', async (_rule, from, to, complaint) => {
    await expect(news('de', await edited(from, to))).rejects.toThrow(complaint)
  })

  test('a text without a translation is there in English, to be done', () => {
    const file = toXliff('de', [{ key: 'new.text', source: 'Go to {place}', notes: [['where', 'A < B']] }])
    expect(file).toContain('state="initial"')
    expect(file).toContain('A &lt; B')
    expect(fromXliff(file).targets.size).toBe(0)
  })

  test('every text has a place with a picture, and every context its text', () => {
    const shots = SHOTS.map(({ name }) => name)
    const notes = KEYS.map(key => new Map(notesOf(key)).get('picture'))
    const named = notes.map(file => /^screens\/(.*)\.small\.png$/.exec(file ?? '')?.[1] ?? '')
    expect(
      [...named, ...Object.values(PLACES).map(({ shot }) => shot)].filter(name => !shots.includes(name)),
    ).toEqual([])
    expect(Object.keys(CONTEXTS).filter(name => !KEYS.some(key => key === name))).toEqual([])
  })
})

test('a catalogue has its texts by namespace, plurals by form, and invisible characters as escapes', () => {
  const source = `/** Every word. */
export const de = {
  ...deInitial,

  'a.gone': 'Weg',
} as const satisfies Messages
`
  const texts = [
    ['a.one', 'It’s\u00a0one'],
    ['a.two', "It's"],
    ['b.three', { one: 'x', few: 'y', other: 'z' }],
  ] as const
  expect(withMessages(source, texts)).toBe(`/** Every word. */
export const de = {
  ...deInitial,

'a.one': 'It’s\\u00a0one',
'a.two': 'It\\'s',

'b.three': { one: 'x', few: 'y', other: 'z' },
} as const satisfies Messages
`)
})

test.each<[rule: string, source: string, key: string, isUsed: boolean]>([
  ['a whole key', "say('support.done')", 'support.done', true],
  ['a key in an attribute', '<Sentence words="code.ends" />', 'code.ends', true],
  ['another key', "say('support.done.twice')", 'support.done', false],
  ['a template with its last part', "code = 'offline'; say(`problem.${code}`)", 'problem.offline', true],
  ['a template whose part no source has', 'say(`problem.${code}`)', 'problem.offline', false],
  [
    'a template with a row of a table',
    'codes = { phoneAuth: { digits: 6 } }; say(`${page}.text`)',
    'phoneAuth.text',
    true,
  ],
  ['a template with a word of a comment', '// offline\nsay(`problem.${code}`)', 'problem.offline', false],
  ['a template with its first part', "page = 'emailCode'; say(`${page}.text`)", 'emailCode.text', true],
  ['a template of another namespace', "page = 'emailCode'; say(`${page}.text`)", 'phoneAuth.text', false],
])('a text is used or not: %s', (_rule, source, key, isUsed) => {
  expect(usesOf(source)(key)).toBe(isUsed)
})

test('the app shows every English text', () => {
  expect(readUnused()).toEqual([])
})
