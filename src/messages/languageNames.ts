import type { Language } from 'src/messages/pickLanguage'

/**
 * The languages with a catalogue, each by its own name, so that a person who reads no other language finds it, and in
 * the order of these names (product/language-menu). They are the names of `Intl.DisplayNames`, which takes 80 ms on a
 * slow processor.
 */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  cs: 'Čeština',
  da: 'Dansk',
  de: 'Deutsch',
  'en-US': 'English',
  es: 'Español',
  fr: 'Français',
  id: 'Indonesia',
  it: 'Italiano',
  hu: 'Magyar',
  nl: 'Nederlands',
  nb: 'Norsk bokmål',
  pl: 'Polski',
  pt: 'Português',
  ro: 'Română',
  fi: 'Suomi',
  sv: 'Svenska',
  vi: 'Tiếng Việt',
  tr: 'Türkçe',
  el: 'Ελληνικά',
  ru: 'Русский',
  uk: 'Українська',
  he: 'עברית',
  ar: 'العربية',
  th: 'ไทย',
  ko: '한국어',
  'zh-CN': '中文（中国）',
  'zh-TW': '中文（台灣）',
  ja: '日本語',
}

const baseOf = (culture: string): string => culture.toLowerCase().split(/[-_]/, 1)[0] ?? ''

/** The culture to keep for a language: the person's own where one of theirs is in it, else that of the most of its readers. */
export function cultureFor(language: Language, wanted: readonly string[]): string {
  if (language.includes('-')) return language
  const own = wanted.find(culture => /[-_]/.test(culture) && baseOf(culture) === baseOf(language))
  const { region } = new Intl.Locale(language).maximize()
  return own?.replaceAll('_', '-') ?? (region ? `${language}-${region}` : language)
}
