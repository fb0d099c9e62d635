import { cultureFor, LANGUAGE_NAMES } from 'src/messages/languageNames'
import { type Language, LANGUAGES } from 'src/messages/pickLanguage'

const baseOf = (language: Language) => language.split('-', 1)[0] ?? ''
/** Some languages write their own name with a small letter within a sentence. */
const ownName = (language: Language) => {
  const alone = LANGUAGES.filter(each => baseOf(each) === baseOf(language)).length === 1
  const names = new Intl.DisplayNames(language, { type: 'language' })
  const name = names.of(alone ? baseOf(language) : language) ?? ''
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1)
}

// (product/language-menu)
test('every catalogue is named once, each by its own name and in the order of these', () => {
  const names = LANGUAGES.map((language): [Language, string] => [language, ownName(language)])
  names.sort(([, one], [, other]) => one.localeCompare(other, 'en'))
  expect(Object.entries(LANGUAGE_NAMES)).toEqual(names)
})

const cultures: [rule: string, language: Language, wanted: string[], culture: string][] = [
  ['the person’s own', 'de', ['fr-FR', 'de-CH'], 'de-CH'],
  ['the person’s own, from a cookie with a low line', 'pt', ['pt_PT', 'pt-BR'], 'pt-PT'],
  ['that of most readers, where theirs has no region', 'de', ['de'], 'de-DE'],
  ['that of most readers, where none of theirs fits', 'ja', ['en-GB'], 'ja-JP'],
  ['the catalogue’s, where it names one', 'zh-CN', ['zh-TW'], 'zh-CN'],
]
test.each(cultures)('the culture to keep: %s', (_rule, language, wanted, culture) => {
  expect(cultureFor(language, wanted)).toBe(culture)
})
