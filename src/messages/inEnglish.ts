import { type AllMessages, enUS, type MessageKey, type Messages } from 'src/messages/en-US'
import { markEnglish } from 'src/messages/markEnglish'
import type { Message } from 'src/messages/message'

const KEYS = Object.keys(enUS) as MessageKey[]

/** The texts that a language does not have yet. */
export const waitingIn = (own: Messages): MessageKey[] => KEYS.filter(key => own[key] === undefined)

/** A language's own texts, and English where it has none. */
export const withEnglish = (own: Messages): AllMessages =>
  ({ ...Object.fromEntries(waitingIn(own).map(key => [key, inEnglish(enUS[key])])), ...own }) as AllMessages

const inEnglish = (text: Message): Message => ({
  other: typeof text === 'string' ? text : text.other,
  lang: 'en-US',
})

/** Adds the English texts for the page, which marks them as English (product/one-language). */
export function spokenWith(own: Messages): Messages {
  if (waitingIn(own).length === 0) return own
  const words = withEnglish(own)
  markEnglish(words)
  return words
}
