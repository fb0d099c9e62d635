import type { Messages } from 'src/messages/en-US'
import type { Language } from 'src/messages/pickLanguage'

/** The other languages, each in a chunk that exports its words and nothing else; English is in the first load. */
export const CATALOGUES: Partial<Record<Language, () => Promise<Record<string, Messages>>>> = {
  de: () => import('src/messages/de'),
  fr: () => import('src/messages/fr'),
  es: () => import('src/messages/es'),
  pt: () => import('src/messages/pt'),
  ja: () => import('src/messages/ja'),
  'zh-CN': () => import('src/messages/zh-CN'),
  ar: () => import('src/messages/ar'),
  he: () => import('src/messages/he'),
}
