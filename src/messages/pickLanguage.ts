import type { Messages } from 'src/messages/en-US'

/** The languages with a catalogue, by the cultures that configurations name (product/languages). */
export const LANGUAGES = [
  'en-US',
  'de',
  'fr',
  'es',
  'pt',
  'ja',
  'zh-CN',
  'ar',
  'he',
  'ru',
  'zh-TW',
  'it',
  'nl',
  'ko',
  'pl',
  'tr',
  'sv',
  'da',
  'nb',
  'fi',
  'cs',
  'uk',
  'hu',
  'ro',
  'el',
  'id',
  'vi',
  'th',
] as const

export type Language = (typeof LANGUAGES)[number]

/** The code of a language that goes by another one here: an older code, or a language whose readers read ours. */
const CODES = new Map([
  ['iw', 'he'],
  ['in', 'id'],
  ['mo', 'ro'],
  ['no', 'nb'],
  ['nn', 'nb'],
  ['cmn', 'zh'],
  ['yue', 'zh-hant'],
])
/** Traditional Chinese: by its script, else by the regions that write it. */
const TRADITIONAL = /^zh(?!.*-hans\b).*-(?:hant|tw|hk|mo|au|bn|gb|gf|id|pa|pf|ph|sr|th|us|vn)\b/

/** The language of a culture, which may be a language alone (`de`) or a region of it (`de-CH`); undefined where there is no catalogue for it (decision 0210). */
export function languageOf(culture: string): Language | undefined {
  const tag = culture
    .toLowerCase()
    .replaceAll('_', '-')
    .replace(/^[a-z]+/, code => CODES.get(code) ?? code)
  return TRADITIONAL.test(tag) ? 'zh-TW' : LANGUAGES.find(each => each.split('-')[0] === tag.split('-')[0])
}

/** The languages in a company's configuration, not validated yet. */
export interface OfferedLanguages {
  languages?: unknown
  defaultLanguage?: unknown
}

/** The languages of a list of cultures; leaves out what is none of ours. */
export const languagesOf = (cultures: unknown): Language[] =>
  [cultures].flat(2).flatMap(culture => languageOf(String(culture)) ?? [])

/** Returns the first wanted culture that has a catalogue and that the company offers; otherwise the company's default, the first that it offers, or English (product/company-languages). */
export function pickLanguage(
  wanted: readonly string[],
  { languages, defaultLanguage }: OfferedLanguages = {},
): Language {
  const offered = languagesOf(languages)
  const best = languagesOf([wanted, defaultLanguage, offered])
  return best.find(each => !offered[0] || offered.includes(each)) ?? 'en-US'
}

/** The whole tag of a language, for `lang` and for servers: voices and spelling differ by it. */
export const tagOf = (language: Language): string => (language === 'pt' ? 'pt-BR' : language)

/** A language with its texts, as the page shows them. */
export interface LoadedLanguage {
  language: Language
  /** For `lang`. */
  tag: string
  words: Messages
}
