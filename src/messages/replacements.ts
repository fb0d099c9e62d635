import { enUS, type MessageKey, type Messages } from 'src/messages/en-US'

const LONGEST = 500

const places = (message: string): string[] => message.match(/\{\w+\}/g) ?? []

const isKey = (name: string): name is MessageKey => Object.hasOwn(enUS, name)

/** A company's own words, as far as they can be used; the others by name: no such text, none, too long, or with places that the text has no value for. */
export function replacements(texts: Readonly<Record<string, unknown>>): {
  words: Partial<Messages>
  wrong: string[]
} {
  const words: Partial<Messages> = {}
  const wrong: string[] = []
  for (const [name, text] of Object.entries(texts)) {
    if (isKey(name) && typeof text === 'string' && fits(text, enUS[name])) words[name] = text.trim()
    else wrong.push(name)
  }
  return { words, wrong }
}

const fits = (text: string, original: string): boolean =>
  text.trim() !== '' &&
  text.length <= LONGEST &&
  places(text).every(place => places(original).includes(place))
