import { enUS } from 'src/messages/en-US'
import { RENAMED } from 'src/messages/renamed'
import { replacements } from 'src/messages/replacements'

test.each<[rule: string, texts: Record<string, unknown>, words: object, wrong: string[]]>([
  ['nothing', {}, {}, []],
  ['a text by its name', { 'login.heading': ' Welcome ' }, { 'login.heading': 'Welcome' }, []],
  [
    'a text that keeps its place',
    { 'page.title': '{product}: enter' },
    { 'page.title': '{product}: enter' },
    [],
  ],
  ['a text that leaves its place out', { 'page.title': 'Enter' }, { 'page.title': 'Enter' }, []],
  ['a place that there is no value for', { 'login.heading': 'Hello {name}' }, {}, ['login.heading']],
  ['a name that there is not', { 'login.headline': 'x', toString: 'x' }, {}, ['login.headline', 'toString']],
  ['what is not a text', { 'login.heading': 7, 'login.next': null }, {}, ['login.heading', 'login.next']],
  ['an empty text', { 'login.heading': ' ' }, {}, ['login.heading']],
  ['a text without end', { 'login.heading': 'x'.repeat(501) }, {}, ['login.heading']],
  [
    'a wrong one among right ones',
    { 'login.next': 'Go on', nonsense: 'x' },
    { 'login.next': 'Go on' },
    ['nonsense'],
  ],
  ['a text by an earlier name', { 'deskCode.another': 'More' }, { 'code.another': 'More' }, []],
  [
    'a text by an earlier name and by that of today, which takes precedence',
    { 'code.another': 'Now', 'deskCode.another': 'Then' },
    { 'code.another': 'Now' },
    [],
  ],
  [
    'an invalid text by an earlier name, which is reported by it',
    { 'deskCode.over': '' },
    {},
    ['deskCode.over'],
  ],
])('%s', (_rule, texts, words, wrong) => {
  const found = replacements(texts)
  expect([found.words('en-US'), found.words('de'), found.wrong]).toEqual([words, words, wrong])
})

// (product/own-texts)
test('a text may be given for single languages; in the others ours stands', () => {
  const { words, wrong } = replacements({
    'login.heading': { 'en-US': 'Welcome', de: ' Willkommen ', tlh: 'nuqneH', fr: '' },
    'login.next': { de: '{no}' },
    'login.signIn': 'Go',
    'support.submit': {},
    'support.name': ['x'],
  })
  expect(words('en-US')).toEqual({ 'login.heading': 'Welcome', 'login.signIn': 'Go' })
  expect(words('de')).toEqual({ 'login.heading': 'Willkommen', 'login.signIn': 'Go' })
  expect(words('fr')).toEqual({ 'login.signIn': 'Go' })
  expect(wrong).toEqual([
    'login.heading.tlh',
    'login.heading.fr',
    'login.next.de',
    'support.submit',
    'support.name',
  ])
})

test.each(['de', 'de-CH', 'de_AT'])('%s counts for German', culture => {
  const { words, wrong } = replacements({ 'login.heading': { [culture]: 'Willkommen' } })
  expect([words('de'), words('en-US'), wrong]).toEqual([{ 'login.heading': 'Willkommen' }, {}, []])
})

test('no earlier name of a text is the name of another text', () => {
  expect([...RENAMED.keys()].filter(earlier => Object.hasOwn(enUS, earlier))).toEqual([])
})
