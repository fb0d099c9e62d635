import { cultureFor, languageNames } from 'src/messages/languageNames'
import { type Language, LANGUAGES } from 'src/messages/pickLanguage'

// (product/language-menu)
test('every catalogue is named once, each by its own name', () => {
  const names = languageNames()
  expect(new Set(names.map(({ language }) => language))).toEqual(new Set(LANGUAGES))
  const known = Object.fromEntries(names.map(({ language, name }) => [language, name]))
  expect(known).toMatchObject({
    'en-US': 'English',
    de: 'Deutsch',
    fr: 'Français',
    pt: 'Português',
    ja: '日本語',
    he: 'עברית',
  })
})

test('two catalogues of one language are told apart', () => {
  const names = languageNames(['pt', 'pt-PT', 'de'] as unknown as Language[]).map(({ name }) => name)
  expect(new Set(names).size).toBe(3)
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
