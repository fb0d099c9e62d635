import { enUS } from 'src/messages/en-US'
import { RENAMED, replacements } from 'src/messages/replacements'

test.each<[rule: string, texts: Record<string, unknown>, words: object, wrong: string[]]>([
  ['nothing', {}, {}, []],
  ['a text by its name', { 'login.heading': ' Welcome ' }, { 'login.heading': 'Welcome' }, []],
  [
    'a text that keeps its placeholder',
    { 'page.title': '{product}: enter' },
    { 'page.title': '{product}: enter' },
    [],
  ],
  ['a text that omits its placeholder', { 'page.title': 'Enter' }, { 'page.title': 'Enter' }, []],
  ['a placeholder without a value', { 'login.heading': 'Hello {name}' }, {}, ['login.heading']],
  ['an unknown name', { 'login.headline': 'x', toString: 'x' }, {}, ['login.headline', 'toString']],
  [
    'a value that is not a string',
    { 'login.heading': 7, 'login.next': null },
    {},
    ['login.heading', 'login.next'],
  ],
  ['an empty text', { 'login.heading': ' ' }, {}, ['login.heading']],
  ['a text that is too long', { 'login.heading': 'x'.repeat(501) }, {}, ['login.heading']],
  [
    'an invalid text among valid ones',
    { 'login.next': 'Go on', nonsense: 'x' },
    { 'login.next': 'Go on' },
    ['nonsense'],
  ],
  ['a text by an earlier name', { 'deskCode.another': 'More' }, { 'code.another': 'More' }, []],
  [
    'a text by an earlier and by its current name, which takes precedence',
    { 'code.another': 'Now', 'deskCode.another': 'Then' },
    { 'code.another': 'Now' },
    [],
  ],
  [
    'an invalid text by an earlier name, which is reported under that name',
    { 'deskCode.over': '' },
    {},
    ['deskCode.over'],
  ],
])('%s', (_rule, texts, words, wrong) => {
  const found = replacements(texts)
  expect([found.words('en-US'), found.words('de'), found.wrong]).toEqual([words, words, wrong])
})

// (product/own-texts)
test('a text may be replaced in single languages; the others keep the built-in text', () => {
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

test.each(['de', 'de-CH', 'de_AT'])('%s replaces the German text', culture => {
  const { words, wrong } = replacements({ 'login.heading': { [culture]: 'Willkommen' } })
  expect([words('de'), words('en-US'), wrong]).toEqual([{ 'login.heading': 'Willkommen' }, {}, []])
})

test('no earlier name of a text is the current name of another', () => {
  expect([...RENAMED.keys()].filter(earlier => Object.hasOwn(enUS, earlier))).toEqual([])
})
