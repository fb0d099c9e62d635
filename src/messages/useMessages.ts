import { useSyncExternalStore } from 'react'
import { followLanguage, language, words } from 'src/messages/catalogue'
import type { MessageKey } from 'src/messages/en-US'
import { format } from 'src/messages/format'
import type { Values } from 'src/messages/message'
import type { Language } from 'src/messages/pickLanguage'

export type Translate = (key: MessageKey, values?: Values) => string

const t: Translate = (key, values = {}) => format(words()[key] ?? key, values, language())

/** Returns the language of the texts, for values that the browser formats. */
export const useLanguage = (): Language => useSyncExternalStore(followLanguage, language, language)

/** Looks words up in the person's language. Within a language, texts are only added: a component must follow nothing else. */
export function useMessages(): Translate {
  useLanguage()
  return t
}
