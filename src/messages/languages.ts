import type { Messages } from 'src/messages/en-US'
import { type Language, pickLanguage, tagOf, type LoadedLanguage } from 'src/messages/pickLanguage'

export type OtherLanguage = Exclude<Language, 'en-US'>

/** Every language but English, each in a chunk that exports its words and nothing else. The list is a chunk of its own too: English needs none of it (decision 0210). */
export const CATALOGUES: Record<OtherLanguage, () => Promise<Record<string, Messages>>> = {
  de: () => import(/* webpackChunkName: "words-de" */ 'src/messages/de/words'),
  fr: () => import(/* webpackChunkName: "words-fr" */ 'src/messages/fr/words'),
  es: () => import(/* webpackChunkName: "words-es" */ 'src/messages/es/words'),
  pt: () => import(/* webpackChunkName: "words-pt" */ 'src/messages/pt/words'),
  ja: () => import(/* webpackChunkName: "words-ja" */ 'src/messages/ja/words'),
  'zh-CN': () => import(/* webpackChunkName: "words-zh-CN" */ 'src/messages/zh-CN/words'),
  ar: () => import(/* webpackChunkName: "words-ar" */ 'src/messages/ar/words'),
  he: () => import(/* webpackChunkName: "words-he" */ 'src/messages/he/words'),
  ru: () => import(/* webpackChunkName: "words-ru" */ 'src/messages/ru/words'),
  'zh-TW': () => import(/* webpackChunkName: "words-zh-TW" */ 'src/messages/zh-TW/words'),
  it: () => import(/* webpackChunkName: "words-it" */ 'src/messages/it/words'),
  nl: () => import(/* webpackChunkName: "words-nl" */ 'src/messages/nl/words'),
  ko: () => import(/* webpackChunkName: "words-ko" */ 'src/messages/ko/words'),
  pl: () => import(/* webpackChunkName: "words-pl" */ 'src/messages/pl/words'),
  tr: () => import(/* webpackChunkName: "words-tr" */ 'src/messages/tr/words'),
  sv: () => import(/* webpackChunkName: "words-sv" */ 'src/messages/sv/words'),
  da: () => import(/* webpackChunkName: "words-da" */ 'src/messages/da/words'),
  nb: () => import(/* webpackChunkName: "words-nb" */ 'src/messages/nb/words'),
  fi: () => import(/* webpackChunkName: "words-fi" */ 'src/messages/fi/words'),
  cs: () => import(/* webpackChunkName: "words-cs" */ 'src/messages/cs/words'),
  uk: () => import(/* webpackChunkName: "words-uk" */ 'src/messages/uk/words'),
  hu: () => import(/* webpackChunkName: "words-hu" */ 'src/messages/hu/words'),
  ro: () => import(/* webpackChunkName: "words-ro" */ 'src/messages/ro/words'),
  el: () => import(/* webpackChunkName: "words-el" */ 'src/messages/el/words'),
  id: () => import(/* webpackChunkName: "words-id" */ 'src/messages/id/words'),
  vi: () => import(/* webpackChunkName: "words-vi" */ 'src/messages/vi/words'),
  th: () => import(/* webpackChunkName: "words-th" */ 'src/messages/th/words'),
}

/** The first wanted culture that has a catalogue, in English where words of its own are still missing; undefined for English. Rejects when a chunk fails to load. */
export async function loadLanguage(cultures: readonly string[]): Promise<LoadedLanguage | undefined> {
  const language = pickLanguage(cultures)
  if (language === 'en-US') return undefined
  const [own] = Object.values(await CATALOGUES[language]())
  const loaded = { language, tag: tagOf(language), words: own ?? {} }
  // A build in which every text is translated leaves this out (decision 0213).
  if (!process.env.TRANSLATED) {
    const { spokenWith } = await import(/* webpackChunkName: "english" */ 'src/messages/inEnglish')
    loaded.words = spokenWith(loaded.words)
  }
  return loaded
}
