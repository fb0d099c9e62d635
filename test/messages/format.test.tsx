import { act, render, screen } from '@testing-library/react'
import { memo } from 'react'
import { enUS } from 'src/messages/en-US'
import { format } from 'src/messages/format'
import type { Message, Values } from 'src/messages/message'
import { RENAMED, replacements } from 'src/messages/replacements'
import { changeLanguage } from 'src/messages/changeLanguage'
import { useMessages } from 'src/messages/useMessages'
import { cultureFor, LANGUAGE_NAMES } from 'src/messages/languageNames'
import { type Language, LANGUAGES } from 'src/messages/pickLanguage'

const table: [rule: string, message: string, values: Record<string, string | number>, text: string][] = [
  ['a placeholder is filled in', 'Login {product}', { product: 'Harbor' }, 'Login Harbor'],
  ['a placeholder can be a number', 'after {n} mins', { n: 15 }, 'after 15 mins'],
  ['every placeholder of a name is filled in', '{a} and {a}', { a: 'x' }, 'x and x'],
  ['a placeholder without a value stays', '{a} {b}', { a: 'x' }, 'x {b}'],
  ['an inherited property is not a value', '{constructor}', {}, '{constructor}'],
  ['a placeholder in a value is text', '{a}{b}', { a: '{b}', b: '$&' }, '{b}$&'],
  ['an empty value is filled in', '[{a}]', { a: '' }, '[]'],
]
test.each(table)('%s', (_rule, message, values, text) => {
  expect(format(message, values, 'en-US')).toBe(text)
})

const DAYS: Message = { one: '{n} dia', other: '{n} dias' }
const FILES: Message = {
  zero: 'none',
  one: 'one',
  two: 'two',
  few: '{n} few',
  many: '{n} many',
  other: '{n}',
}
const plurals: [rule: string, message: Message, values: Values, language: string, text: string][] = [
  ['one', DAYS, { n: 1 }, 'pt', '1 dia'],
  ['zero has the form one in Portuguese', DAYS, { n: 0 }, 'pt', '0 dia'],
  ['zero has the form other in German', DAYS, { n: 0 }, 'de', '0 dias'],
  ['a missing form falls back to other', DAYS, { n: 1_000_000 }, 'pt', '1.000.000 dias'],
  ['two has its own form in a language with one', FILES, { n: 2 }, 'ar', 'two'],
  ['few', FILES, { n: 5 }, 'ar', '\u20685\u2069 few'],
  ['many', FILES, { n: 11 }, 'ar', '\u206811\u2069 many'],
  ['thousands are grouped, in the digits of the codes beside them', DAYS, { n: 5000 }, 'de', '5.000 dias'],
  ['thousands are grouped in Arabic as well', FILES, { n: 5000 }, 'ar', '\u20685,000\u2069'],
  ['the value n selects the form', DAYS, { count: 6, n: 1 }, 'de', '1 dia'],
  ['without a number the form is other', DAYS, {}, 'de', '{n} dias'],
]
test.each(plurals)('%s', (_rule, message, values, language, text) => {
  expect(format(message, values, language)).toBe(text)
})

// (product/values-apart)
test.each<[language: string, text: string]>([
  ['he', 'אל \u2068+Harbor\u2069'],
  ['ar', 'אל \u2068+Harbor\u2069'],
  ['de', 'אל +Harbor'],
])('a value in %s is isolated if the language is written right to left', (language, text) => {
  expect(format('אל {product}', { product: '+Harbor' }, language)).toBe(text)
})

test.each<[key: keyof typeof enUS, words: string]>([
  ['login.heading', 'Sign in'],
  ['login.username', 'Username'],
  ['login.password', 'Password'],
  ['login.next', 'Next'],
  ['login.signIn', 'Sign in'],
  ['login.continue', 'Continue'],
  ['login.forgotPassword', 'Forgot password?'],
  [
    'login.providerHint',
    'Your company has Single Sign On enabled. Click “Continue” to sign in to your account.',
  ],
  ['login.ownProviderHint', 'Click “Continue” to complete onboarding.'],
  ['action.pleaseWait', 'Please wait'],
  ['action.getHelp', 'Get help'],
  ['problem.offline', 'Internet connection is not available.'],
  ['problem.serverLater', 'Server error. Please try later.'],
  ['problem.serverTryLater', 'Server error, please try later.'],
  ['problem.enterBoth', 'Please enter your username and password.'],
  ['problem.enterPassword', 'Please enter your password.'],
  ['problem.enterUsername', 'Please enter your username.'],
  ['problem.wrongCredentials', 'Username/Password combination was wrong. Please try again.'],
  ['problem.phoneNotRegistered', 'Mobile phone not registered.'],
  ['problem.loginDenied', 'Login request denied'],
  ['problem.sessionLifespan', 'You were signed out to stay compliant with your security policy.'],
  ['problem.sessionInactive', 'You have been signed out after {n} mins of inactivity'],
])('%s has the specified text', (key, words) => {
  expect(enUS[key]).toBe(words)
})

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

describe('texts of a component', () => {
  const Heading = memo(function Heading() {
    return <h1>{useMessages()('login.heading')}</h1>
  })

  afterEach(() => act(() => changeLanguage('en-US')))

  // (product/language-menu)
  test('a component follows a change of the language, even if its parent does not render again', async () => {
    render(<Heading />)
    expect(screen.getByRole('heading')).toHaveTextContent('Sign in')
    await act(() => changeLanguage('de'))
    expect(screen.getByRole('heading')).toHaveTextContent('Anmelden')
  })

  describe('the names of the languages', () => {
    const baseOf = (language: Language) => language.split('-', 1)[0] ?? ''
    /** Some languages write their own name with a lower-case letter within a sentence. */
    const ownName = (language: Language) => {
      const alone = LANGUAGES.filter(each => baseOf(each) === baseOf(language)).length === 1
      const names = new Intl.DisplayNames(language, { type: 'language' })
      const name = names.of(alone ? baseOf(language) : language) ?? ''
      return name.charAt(0).toLocaleUpperCase(language) + name.slice(1)
    }

    // (product/language-menu)
    test('every catalogue is listed once by its own name, in the order of the names', () => {
      const names = LANGUAGES.map((language): [Language, string] => [language, ownName(language)])
      names.sort(([, one], [, other]) => one.localeCompare(other, 'en'))
      expect(Object.entries(LANGUAGE_NAMES)).toEqual(names)
    })

    const cultures: [rule: string, language: Language, wanted: string[], culture: string][] = [
      ['the user’s own', 'de', ['fr-FR', 'de-CH'], 'de-CH'],
      ['the user’s own, from a cookie with an underscore', 'pt', ['pt_PT', 'pt-BR'], 'pt-PT'],
      ['the most common one, if the user’s has no region', 'de', ['de'], 'de-DE'],
      ['the most common one, if none of the user’s matches', 'ja', ['en-GB'], 'ja-JP'],
      ['the catalogue’s, if it names one', 'zh-CN', ['zh-TW'], 'zh-CN'],
    ]
    test.each(cultures)('the culture to store: %s', (_rule, language, wanted, culture) => {
      expect(cultureFor(language, wanted)).toBe(culture)
    })
  })
})
