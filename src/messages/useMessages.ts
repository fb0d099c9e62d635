import { words } from 'src/messages/catalogue'
import type { MessageKey } from 'src/messages/en-US'
import { format } from 'src/messages/format'

export type Say = (key: MessageKey, values?: Record<string, string | number>) => string

const say: Say = (key, values = {}) => format(words()[key] ?? key, values)

/** Looks words up in the person's language. */
export const useMessages = (): Say => say
