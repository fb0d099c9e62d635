import { language, words } from 'src/messages/catalogue'
import type { MessageKey } from 'src/messages/en-US'
import { format } from 'src/messages/format'
import type { Values } from 'src/messages/message'
import type { Language } from 'src/messages/pickLanguage'

export type Say = (key: MessageKey, values?: Values) => string

const say: Say = (key, values = {}) => format(words()[key] ?? key, values, language())

/** Looks words up in the person's language. */
export const useMessages = (): Say => say

/** The language that the words are in, for what the browser puts into words. */
export const useLanguage = (): Language => language()
