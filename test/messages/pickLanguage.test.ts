import { directionOf } from 'src/messages/directionOf'
import {
  type Language,
  LANGUAGES,
  type OfferedLanguages,
  pickLanguage,
  tagOf,
} from 'src/messages/pickLanguage'

test.each<[rule: string, wanted: string[], language: Language]>([
  ['no preference leads to English', [], 'en-US'],
  ['a language', ['de'], 'de'],
  ['a culture of a language', ['de-AT', 'en'], 'de'],
  ['a culture with an underscore', ['pt_BR'], 'pt'],
  ['a culture in any case', ['FR-ca'], 'fr'],
  ['a culture with a script', ['zh-Hans-CN'], 'zh-CN'],
  ['Chinese alone', ['zh'], 'zh-CN'],
  ['the old code of Hebrew', ['iw-IL'], 'he'],
  ['Portuguese of Portugal', ['pt-PT', 'es'], 'pt'],
  ['Chinese by its own code', ['cmn-Hans'], 'zh-CN'],
  ['Arabic of any country', ['ar-EG'], 'ar'],
  ['Japanese', ['ja-JP'], 'ja'],
  ['Spanish of a region', ['es-419'], 'es'],
  ['Chinese of Taiwan', ['zh-TW'], 'zh-TW'],
  ['Chinese of Hong Kong', ['zh-HK'], 'zh-TW'],
  ['Traditional Chinese anywhere', ['zh-Hant'], 'zh-TW'],
  ['Simplified Chinese in Taiwan', ['zh-Hans-TW'], 'zh-CN'],
  ['Cantonese', ['yue'], 'zh-TW'],
  ['Norwegian', ['no'], 'nb'],
  ['Norwegian, the other one', ['nn-NO'], 'nb'],
  ['Bokmål', ['nb-NO'], 'nb'],
  ['the old code of Indonesian', ['in-ID'], 'id'],
  ['the old code of Moldova', ['mo-MD'], 'ro'],
  ['Ukrainian is not Russian', ['uk-UA', 'ru'], 'uk'],
  ['Serbian in Latin letters, which has no catalogue', ['sr-Latn'], 'en-US'],
  ['the first language with a catalogue', ['is-IS', 'tlh', 'es', 'fr'], 'es'],
  ['any English', ['en-GB', 'de'], 'en-US'],
  ['a longer word is not a language', ['deu', 'fra', 'arabic'], 'en-US'],
  ['an invalid language is skipped', ['', '-', '../../de', '__proto__', 'he'], 'he'],
])('%s', (_rule, wanted, language) => {
  expect(pickLanguage(wanted)).toBe(language)
})

// (product/company-languages)
test.each<[rule: string, wanted: string[], offers: OfferedLanguages, language: Language]>([
  ['an offered language is chosen', ['fr-CA'], { languages: ['de', 'fr'] }, 'fr'],
  [
    'the next language is chosen if the first is not offered',
    ['es', 'en-GB'],
    { languages: ['de', 'en'] },
    'en-US',
  ],
  ['the first of the list is chosen if none is offered', ['es'], { languages: ['de-CH', 'fr'] }, 'de'],
  [
    'the company’s default is chosen if none is offered',
    ['es'],
    { languages: ['de', 'fr'], defaultLanguage: 'fr-CH' },
    'fr',
  ],
  ['a default that is not offered is ignored', ['es'], { languages: ['de'], defaultLanguage: 'fr' }, 'de'],
  ['a default without a list excludes no language', ['es'], { defaultLanguage: 'de' }, 'es'],
  ['a default replaces English as the fallback', ['is'], { defaultLanguage: 'de' }, 'de'],
  ['Chinese counts as two languages', ['zh-TW'], { languages: ['zh-CN', 'en'] }, 'zh-CN'],
  ['an unknown language is not in the list', ['es'], { languages: ['xx', 7, null, 'de'] }, 'de'],
  ['a list without known languages offers all', ['es'], { languages: ['xx'] }, 'es'],
  ['a single language counts as a list', ['es', 'de'], { languages: 'de' }, 'de'],
  ['an invalid setting changes nothing', ['es'], { languages: {}, defaultLanguage: [] }, 'es'],
])('the languages that a company offers: %s', (_rule, wanted, offers, language) => {
  expect(pickLanguage(wanted, offers)).toBe(language)
})

const CODES = Array.from({ length: 26 }, (_each, at) => String.fromCharCode(65 + at))
const REGIONS = CODES.flatMap(a => CODES.map(b => `${a}${b}`)).filter(
  // An obsolete region is replaced by another one.
  region => new Intl.Locale(`und-${region}`).region === region,
)
const likely = (tag: string) => new Intl.Locale(tag).maximize()
/** Languages whose speakers read another supported language, which `Intl` does not report. */
const READ_AS: Readonly<Record<string, string>> = { no: 'nb', nn: 'nb', yue: 'zh' }
/** Returns the language with the likely language and script of a tag, or the language with any script if none has that script. */
function expected(tag: string): Language {
  const { language, script } = likely(tag)
  const code = READ_AS[language] ?? language
  const same = LANGUAGES.filter(each => likely(each).language === code)
  return same.find(each => likely(each).script === script) ?? same[0] ?? 'en-US'
}
const TAGS = [
  ...REGIONS.flatMap(region => [`zh-${region}`, `zh-Hans-${region}`, `zh-Hant-${region}`, `pt-${region}`]),
  ...'zh zh-Hans zh-Hant cmn cmn-TW yue yue-Hans zh-Hant-u-co-stroke zh-Latn-pinyin'.split(' '),
  ...'iw in in-ID mo mo-MD no no-NO nb nb-SJ nn-NO ro-MD sr-Latn uk-Cyrl'.split(' '),
  ...'he id ru-UA de-Latn-AT es-419 en-Shaw ar-Latn th-TH-u-nu-thai vi wuu und'.split(' '),
]
test('the table agrees with the likely scripts of Intl, for every region of Chinese', () => {
  expect(TAGS.filter(tag => pickLanguage([tag]) !== expected(tag))).toEqual([])
})

test('the attribute `lang` names the variant of Portuguese', () => {
  expect(LANGUAGES.map(tagOf)).toEqual(LANGUAGES.map(each => (each === 'pt' ? 'pt-BR' : each)))
})

test('only Arabic and Hebrew are written from right to left', () => {
  expect(directionOf('ar')).toBe('rtl')
  expect(directionOf('he')).toBe('rtl')
  expect(directionOf('en-US')).toBe('ltr')
  expect(directionOf('zh-CN')).toBe('ltr')
})
