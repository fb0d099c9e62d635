import { directionOf } from 'src/messages/directionOf'
import {
  type Language,
  LANGUAGES,
  type OfferedLanguages,
  pickLanguage,
  tagOf,
} from 'src/messages/pickLanguage'

test.each<[rule: string, wanted: string[], language: Language]>([
  ['nothing wanted is English', [], 'en-US'],
  ['a language', ['de'], 'de'],
  ['a culture of it', ['de-AT', 'en'], 'de'],
  ['as other systems spell it', ['pt_BR'], 'pt'],
  ['in any case', ['FR-ca'], 'fr'],
  ['with a script', ['zh-Hans-CN'], 'zh-CN'],
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
  ['Serbian in Latin letters is none of ours', ['sr-Latn'], 'en-US'],
  ['the first that there is', ['is-IS', 'tlh', 'es', 'fr'], 'es'],
  ['any English is ours', ['en-GB', 'de'], 'en-US'],
  ['what only begins like one is none', ['deu', 'fra', 'arabic'], 'en-US'],
  ['what is none at all', ['', '-', '../../de', '__proto__', 'he'], 'he'],
])('%s', (_rule, wanted, language) => {
  expect(pickLanguage(wanted)).toBe(language)
})

// (product/company-languages)
test.each<[rule: string, wanted: string[], offers: OfferedLanguages, language: Language]>([
  ['a language that is offered', ['fr-CA'], { languages: ['de', 'fr'] }, 'fr'],
  ['the next one where the best is not', ['es', 'en-GB'], { languages: ['de', 'en'] }, 'en-US'],
  ['the first of the list where none is', ['es'], { languages: ['de-CH', 'fr'] }, 'de'],
  ['the company’s own where none is', ['es'], { languages: ['de', 'fr'], defaultLanguage: 'fr-CH' }, 'fr'],
  [
    'an own one that is not offered does not count',
    ['es'],
    { languages: ['de'], defaultLanguage: 'fr' },
    'de',
  ],
  ['an own one alone hides no other', ['es'], { defaultLanguage: 'de' }, 'es'],
  ['and stands in for English', ['is'], { defaultLanguage: 'de' }, 'de'],
  ['Chinese is two languages', ['zh-TW'], { languages: ['zh-CN', 'en'] }, 'zh-CN'],
  ['what is none of ours is not in the list', ['es'], { languages: ['xx', 7, null, 'de'] }, 'de'],
  ['a list without any offers all', ['es'], { languages: ['xx'] }, 'es'],
  ['one that stands alone counts as a list', ['es', 'de'], { languages: 'de' }, 'de'],
  ['nothing that can be used changes nothing', ['es'], { languages: {}, defaultLanguage: [] }, 'es'],
])('of what a company offers: %s', (_rule, wanted, offers, language) => {
  expect(pickLanguage(wanted, offers)).toBe(language)
})

const CODES = Array.from({ length: 26 }, (_each, at) => String.fromCharCode(65 + at))
const REGIONS = CODES.flatMap(a => CODES.map(b => `${a}${b}`)).filter(
  // A region that has gone is another one now.
  region => new Intl.Locale(`und-${region}`).region === region,
)
const likely = (tag: string) => new Intl.Locale(tag).maximize()
/** Languages whose readers read another one of ours, which `Intl` does not tell. */
const READ_AS: Readonly<Record<string, string>> = { no: 'nb', nn: 'nb', yue: 'zh' }
/** The language that has the likely language and script of a tag; of a script that nobody has, the language alone. */
function expected(tag: string): Language {
  const { language, script } = likely(tag)
  const code = READ_AS[language] ?? language
  const same = LANGUAGES.filter(each => likely(each).language === code)
  return same.find(each => likely(each).script === script) ?? same[0] ?? 'en-US'
}
const TAGS = [
  ...REGIONS.flatMap(region => [`zh-${region}`, `zh-Hans-${region}`, `zh-Hant-${region}`, `pt-${region}`]),
  ...[
    'zh',
    'zh-Hans',
    'zh-Hant',
    'cmn',
    'cmn-TW',
    'yue',
    'yue-Hans',
    'zh-Hant-u-co-stroke',
    'zh-Latn-pinyin',
  ],
  ...[
    'iw',
    'in',
    'in-ID',
    'mo',
    'mo-MD',
    'no',
    'no-NO',
    'nb',
    'nb-SJ',
    'nn-NO',
    'ro-MD',
    'sr-Latn',
    'uk-Cyrl',
  ],
  ...[
    'he',
    'id',
    'ru-UA',
    'de-Latn-AT',
    'es-419',
    'en-Shaw',
    'ar-Latn',
    'th-TH-u-nu-thai',
    'vi',
    'wuu',
    'und',
  ],
]
test('the table agrees with the likely scripts of Intl, for every region of Chinese', () => {
  expect(TAGS.filter(tag => pickLanguage([tag]) !== expected(tag))).toEqual([])
})

test('`lang` tells which Portuguese it is', () => {
  expect(LANGUAGES.map(tagOf)).toEqual(LANGUAGES.map(each => (each === 'pt' ? 'pt-BR' : each)))
})

test('Arabic and Hebrew run from right to left, nothing else does', () => {
  expect(directionOf('ar')).toBe('rtl')
  expect(directionOf('he')).toBe('rtl')
  expect(directionOf('en-US')).toBe('ltr')
  expect(directionOf('zh-CN')).toBe('ltr')
})
