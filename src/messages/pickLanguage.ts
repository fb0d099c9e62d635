/** The languages with a catalogue, by the first two letters of the cultures that they serve (product/languages). */
export const LANGUAGES = ['en-US', 'de', 'fr', 'es', 'pt', 'ja', 'zh-CN', 'ar', 'he'] as const

export type Language = (typeof LANGUAGES)[number]

/** The first of the wanted cultures, best first, that there is a catalogue for; else English. `pt_BR` and `PT-br` are Portuguese, any Chinese is the Simplified that we have, `iw` is what Hebrew was called. */
export function pickLanguage(wanted: readonly string[]): Language {
  for (const culture of wanted) {
    const code = culture.toLowerCase().split(/[-_]/)[0]
    const language = LANGUAGES.find(each => each.slice(0, 2) === (code === 'iw' ? 'he' : code))
    if (language) return language
  }
  return 'en-US'
}

export const directionOf = (language: Language): 'ltr' | 'rtl' =>
  language === 'ar' || language === 'he' ? 'rtl' : 'ltr'
