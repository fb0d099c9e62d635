import { catalogueOf, KEYS, TRANSLATED } from 'scripts/messages/state'
import { directionOf } from 'src/messages/directionOf'
import { type AllMessages, enUS, type MessageKey } from 'src/messages/en-US'
import { format } from 'src/messages/format'
import { withEnglish } from 'src/messages/inEnglish'
import type { OtherLanguage } from 'src/messages/languages'
import type { Message } from 'src/messages/message'
import { tagOf } from 'src/messages/pickLanguage'

/** The texts of an English page in another language. */
export interface Phrasebook {
  language: OtherLanguage
  tag: string
  dir: 'ltr' | 'rtl'
  /** Returns the text in that language; a text that is not from the catalogue stays unchanged. */
  translate: (english: string) => string
}

/** An English message as a pattern, with a group for each placeholder. */
interface Phrase {
  key: MessageKey
  pattern: RegExp
  places: string[]
}

/** A phrase that matches a text, and the values of its placeholders. */
interface Found {
  key: MessageKey
  values: [place: string, text: string][]
}

const PLACE = /\{(\w+)\}/

const formsOf = (message: Message): string[] =>
  typeof message === 'string' ? [message] : (Object.values(message) as string[])

const lengthOf = (message: Message): number => Math.max(...formsOf(message).map(({ length }) => length))

function phraseOf(english: string, key: MessageKey): Phrase {
  const parts = english.split(PLACE)
  const pattern = parts
    .map((part, at) => (at % 2 === 1 ? '(.+?)' : part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')))
    .join('')
  return { key, pattern: new RegExp(`^${pattern}$`), places: parts.filter((_part, at) => at % 2 === 1) }
}

const PHRASES = KEYS.flatMap(key => formsOf(enUS[key]).map(form => phraseOf(form, key)))
const found = new Map<string, Found[]>()

/** Returns the phrases that match an English text, for all languages: pages share many texts, and each is compared with thousands of phrases. */
function phrasesIn(english: string): Found[] {
  const known = found.get(english)
  if (known) return known
  const all = PHRASES.flatMap(({ key, pattern, places }): Found[] => {
    const match = pattern.exec(english)
    return match ? [{ key, values: places.map((place, at) => [place, match[at + 1] ?? '']) }] : []
  })
  found.set(english, all)
  return all
}

/** Returns the phrasebook of a language. If English has one text for two keys, the longer translation counts, because it needs the most space. */
async function phrasebookOf(language: OtherLanguage): Promise<Phrasebook> {
  const words: AllMessages = withEnglish(await catalogueOf(language))
  const translations = new Map<string, string>()
  const translate = (english: string): string => {
    const before = translations.get(english)
    if (before !== undefined) return before
    const text = findTranslation(english)
    translations.set(english, text)
    return text
  }
  const findTranslation = (english: string): string => {
    const [best] = phrasesIn(english)
      .flatMap(({ key, values }) => {
        const message = words[key]
        return message ? [{ message, values }] : []
      })
      .sort(
        (one, other) =>
          one.values.length - other.values.length || lengthOf(other.message) - lengthOf(one.message),
      )
    if (!best) return english
    // A value may be a text of the catalogue, such as a time.
    const values = best.values.map(([place, text]): [string, string] => [place, translate(text)])
    return format(best.message, Object.fromEntries(values), language)
  }
  return { language, tag: tagOf(language), dir: directionOf(language), translate }
}

/** Returns the phrasebooks of all languages. */
export const phrasebooks = (): Promise<Phrasebook[]> => Promise.all(TRANSLATED.map(phrasebookOf))
