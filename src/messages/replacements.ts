import { enUS, type MessageKey, type Messages } from 'src/messages/en-US'
import type { Message } from 'src/messages/message'
import { type Language, languageOf } from 'src/messages/pickLanguage'

/** The earlier names of texts, each with the name of today. A company's own texts may still use them (product/own-texts). */
export const RENAMED: ReadonlyMap<string, MessageKey> = new Map<string, MessageKey>([
  ['challenge.place', 'request.place'],
  ['challenge.requestedAt', 'request.time'],
  ['changePassword.change', 'action.changePassword'],
  ['connected.nearby', 'item.nearby'],
  ['deskCode.another', 'code.another'],
  ['deskCode.over', 'code.over'],
  ['deskCode.yours', 'code.yours'],
  ['mobileSetup.copied', 'copy.done'],
  ['mobileSetup.copy', 'action.copy'],
  ['mobileSetup.notCopied', 'copy.failed'],
  ['nativeClient.code.ends', 'code.ends'],
  ['newCode.sent', 'code.sent'],
  ['passkeys.keep', 'item.keep'],
  ['passkeys.remove', 'item.remove'],
  ['passkeys.removeNamed', 'item.removeNamed'],
  ['passkeys.unused', 'item.unused'],
  ['passkeys.used', 'item.used'],
  ['phoneAuth.minutesLeft', 'waiting.minutesLeft'],
  ['phoneAuth.timer', 'waiting.minutes'],
  ['popupNotified.heading', 'signedIn.heading'],
  ['popupNotified.open', 'signedIn.open'],
  ['resetPassword.code.digit', 'code.digit'],
  ['symantec.code', 'code.label'],
  ['symantec.heading', 'code.oneTime'],
  ['verification.skip', 'action.skip'],
])

const LONGEST = 500

interface Replacements {
  /** The words in place of ours, for each language. */
  words: (language: Language) => Messages
  /** The names of invalid texts. */
  wrong: string[]
}

type Texts = Partial<Record<MessageKey, string>>

/** A company's valid words, one text for all languages or one for each; and the names of invalid ones: unknown text or language, empty, too long, or with unknown places. */
export function replacements(texts: Readonly<Record<string, unknown>>): Replacements {
  const inAll: Texts = {}
  const inOne: Partial<Record<Language, Texts>> = {}
  const wrong: string[] = []
  for (const [key, text] of Object.entries(texts)) {
    const name = RENAMED.get(key) ?? key
    // The name of today takes precedence over an earlier one.
    if (name !== key && Object.hasOwn(texts, name)) continue
    if (!isKey(name)) wrong.push(key)
    else if (fits(text, name)) inAll[name] = text.trim()
    else if (!isByLanguage(text)) wrong.push(key)
    else {
      for (const [culture, own] of Object.entries(text)) {
        const language = languageOf(culture)
        if (language && fits(own, name)) inOne[language] = { ...inOne[language], [name]: own.trim() }
        else wrong.push(`${key}.${culture}`)
      }
    }
  }
  return { words: language => ({ ...inAll, ...inOne[language] }), wrong }
}

const isKey = (name: string): name is MessageKey => Object.hasOwn(enUS, name)

const isByLanguage = (text: unknown): text is object =>
  typeof text === 'object' && text !== null && !Array.isArray(text) && Object.keys(text).length > 0

// Every language's text has the places of the English one.
const fits = (text: unknown, key: MessageKey): text is string =>
  typeof text === 'string' &&
  text.trim() !== '' &&
  text.length <= LONGEST &&
  places(text).every(place => places(otherForm(enUS[key])).includes(place))

const otherForm = (message: Message): string => (typeof message === 'string' ? message : message.other)

const places = (message: string): string[] => message.match(/\{\w+\}/g) ?? []
