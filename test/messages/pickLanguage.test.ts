import { directionOf, type Language, pickLanguage } from 'src/messages/pickLanguage'

test.each<[rule: string, wanted: string[], language: Language]>([
  ['nothing wanted is English', [], 'en-US'],
  ['a language', ['de'], 'de'],
  ['a culture of it', ['de-AT', 'en'], 'de'],
  ['as other systems spell it', ['pt_BR'], 'pt'],
  ['in any case', ['FR-ca'], 'fr'],
  ['with a script', ['zh-Hans-CN'], 'zh-CN'],
  ['Chinese by itself', ['zh'], 'zh-CN'],
  ['Traditional Chinese, which Simplified is nearer to than English', ['zh-Hant-TW', 'en'], 'zh-CN'],
  ['the old code of Hebrew', ['iw-IL'], 'he'],
  ['Arabic of any country', ['ar-EG'], 'ar'],
  ['Japanese', ['ja-JP'], 'ja'],
  ['Spanish of a region', ['es-419'], 'es'],
  ['the first that there is', ['nl-NL', 'tlh', 'es', 'fr'], 'es'],
  ['any English is ours', ['en-GB', 'de'], 'en-US'],
  ['what only begins like one is none', ['deu', 'fra', 'arabic'], 'en-US'],
  ['what is none at all', ['', '-', '../../de', '__proto__', 'he'], 'he'],
])('%s', (_rule, wanted, language) => {
  expect(pickLanguage(wanted)).toBe(language)
})

test('Arabic and Hebrew run from right to left, nothing else does', () => {
  expect(directionOf('ar')).toBe('rtl')
  expect(directionOf('he')).toBe('rtl')
  expect(directionOf('en-US')).toBe('ltr')
  expect(directionOf('zh-CN')).toBe('ltr')
})
