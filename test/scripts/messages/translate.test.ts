import { CONTEXTS, notesOf, PLACES } from 'scripts/messages/contexts'
import { catalogueOf, KEYS, TRANSLATED } from 'scripts/messages/state'
import { exported, news } from 'scripts/messages/translate'
import { fromXliff, toXliff } from 'scripts/messages/xliff'
import { SHOTS } from 'tools/screens/shots'

test.each(TRANSLATED)('%s comes back from its file as it was', async language => {
  const file = await exported(language)
  const own = await catalogueOf(language)
  expect(Object.fromEntries(fromXliff(file).targets)).toEqual({ ...own })
  expect((await news(language, file)).size).toBe(0)
})

const german = () => exported('de')
const edited = async (from: string | RegExp, to: string) => (await german()).replace(from, () => to)

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
  expect(KEYS.filter(key => !notesOf(key).some(([kind]) => kind === 'picture'))).toEqual([])
  expect(Object.values(PLACES).filter(({ shot }) => !shots.includes(shot))).toEqual([])
  const pictures = KEYS.flatMap(key => notesOf(key).filter(([kind]) => kind === 'picture'))
  const named = new Set(pictures.map(([, file]) => file.replace(/^screens\/(.*)\.small\.png$/, '$1')))
  expect([...named].filter(name => !shots.includes(name))).toEqual([])
  expect(Object.keys(CONTEXTS).filter(name => !KEYS.some(key => key === name))).toEqual([])
})
