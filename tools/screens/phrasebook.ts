import { catalogueOf, KEYS, TRANSLATED } from 'scripts/messages/state'
import { directionOf } from 'src/messages/directionOf'
import { type AllMessages, enUS, type MessageKey } from 'src/messages/en-US'
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

/** An English text as a message has it, with a group for each place. */
interface Phrase {
  key: MessageKey
  pattern: RegExp
  places: string[]
}

/** A phrase that a text says, and what stands at its places. */
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

/** What an English text may be, whatever the language: pages have many texts in common, and thousands of phrases are compared with each. */
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

/** The phrasebook of a language. Where English has one text for two keys, the longer translation stands: it needs the most room. */
async function phrasebookOf(language: OtherLanguage): Promise<Phrasebook> {
  const words: AllMessages = withEnglish(await catalogueOf(language))
  const said = new Map<string, string>()
  const say = (english: string): string => {
    const before = said.get(english)
    if (before !== undefined) return before
    const text = translate(english)
    said.set(english, text)
    return text
  }
  const translate = (english: string): string => {
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
    // A value may be a text of ours, such as a time.
    const values = best.values.map(([place, text]): [string, string] => [place, say(text)])
    return format(best.message, Object.fromEntries(values), language)
  }
  return { language, tag: tagOf(language), dir: directionOf(language), say }
}

/** Every language's. */
export const phrasebooks = (): Promise<Phrasebook[]> => Promise.all(TRANSLATED.map(phrasebookOf))
