import type { Messages } from 'src/messages/en-US'
import type { Language } from 'src/messages/pickLanguage'

/** The other languages, each in a chunk that exports its words and nothing else; English is in the first load. */
export const CATALOGUES: Partial<Record<Language, () => Promise<Record<string, Messages>>>> = {
  de: () => import(/* webpackChunkName: "words-de" */ 'src/messages/de/words'),
  fr: () => import(/* webpackChunkName: "words-fr" */ 'src/messages/fr/words'),
  es: () => import(/* webpackChunkName: "words-es" */ 'src/messages/es/words'),
  pt: () => import(/* webpackChunkName: "words-pt" */ 'src/messages/pt/words'),
  ja: () => import(/* webpackChunkName: "words-ja" */ 'src/messages/ja/words'),
  'zh-CN': () => import(/* webpackChunkName: "words-zh-CN" */ 'src/messages/zh-CN/words'),
  ar: () => import(/* webpackChunkName: "words-ar" */ 'src/messages/ar/words'),
  he: () => import(/* webpackChunkName: "words-he" */ 'src/messages/he/words'),
}
