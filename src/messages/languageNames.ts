import { type Language, LANGUAGES } from 'src/messages/pickLanguage'

export interface LanguageName {
  language: Language
  /** In the language itself, as somebody who reads no other finds it. */
  name: string
}

const baseOf = (culture: string): string => culture.toLowerCase().split(/[-_]/, 1)[0] ?? ''

/** The languages that there is a catalogue for, each by its own name and in the order of these names (product/language-menu). */
export function languageNames(languages: readonly Language[] = LANGUAGES): LanguageName[] {
  const names = languages.map(language => {
    const only = languages.filter(each => baseOf(each) === baseOf(language)).length === 1
    return { language, name: nameOf(only ? baseOf(language) : language, language) }
  })
  return names.sort((one, other) => one.name.localeCompare(other.name, 'en'))
}

/** Some languages write their own name with a small letter within a sentence. */
function nameOf(code: string, language: Language): string {
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(code) ?? language
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1)
}

/** The culture to keep for a language: the person's own where one of theirs is in it, else that of the most of its readers. */
export function cultureFor(language: Language, wanted: readonly string[]): string {
  if (language.includes('-')) return language
  const own = wanted.find(culture => /[-_]/.test(culture) && baseOf(culture) === baseOf(language))
  const { region } = new Intl.Locale(language).maximize()
  return own?.replaceAll('_', '-') ?? (region ? `${language}-${region}` : language)
}
