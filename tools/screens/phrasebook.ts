import { catalogueOf, KEYS, TRANSLATED } from 'scripts/messages/state'
import { directionOf } from 'src/messages/directionOf'
import { type AllMessages, enUS } from 'src/messages/en-US'
import { format } from 'src/messages/format'
import { withEnglish } from 'src/messages/inEnglish'
import type { OtherLanguage } from 'src/messages/languages'
import type { Message } from 'src/messages/message'
import { tagOf } from 'src/messages/pickLanguage'

/** A language that says what a page in English says. */
export interface Phrasebook {
  language: OtherLanguage
  tag: string
  dir: 'ltr' | 'rtl'
  /** A text in that language; one that is not ours stays. */
  say: (english: string) => string
}

interface Phrase {
  pattern: RegExp
  places: string[]
  message: Message
}

const PLACE = /\{(\w+)\}/

const formsOf = (message: Message): string[] =>
  typeof message === 'string' ? [message] : (Object.values(message) as string[])

const lengthOf = (message: Message): number => Math.max(...formsOf(message).map(({ length }) => length))

/** An English text with a group for each place. */
function phraseOf(english: string, message: Message): Phrase {
  const parts = english.split(PLACE)
  const pattern = parts
    .map((part, at) => (at % 2 === 1 ? '(.+?)' : part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')))
    .join('')
  return { pattern: new RegExp(`^${pattern}$`), places: parts.filter((_part, at) => at % 2 === 1), message }
}

/** The phrasebook of a language. Where English has one text for two keys, the longer translation stands: it needs the most room. */
async function phrasebookOf(language: OtherLanguage): Promise<Phrasebook> {
  const words: AllMessages = withEnglish(await catalogueOf(language))
  const phrases = KEYS.flatMap(key => {
    const message = words[key]
    return message ? formsOf(enUS[key]).map(form => phraseOf(form, message)) : []
  })
  phrases.sort(
    (one, other) =>
      one.places.length - other.places.length || lengthOf(other.message) - lengthOf(one.message),
  )
  const say = (english: string): string => {
    for (const { pattern, places, message } of phrases) {
      const found = pattern.exec(english)
      if (!found) continue
      // A value may be a text of ours, such as a time.
      const values = places.map((place, at): [string, string] => [place, say(found[at + 1] ?? '')])
      return format(message, Object.fromEntries(values), language)
    }
    return english
  }
  return { language, tag: tagOf(language), dir: directionOf(language), say }
}

/** Every language's. */
export const phrasebooks = (): Promise<Phrasebook[]> => Promise.all(TRANSLATED.map(phrasebookOf))
