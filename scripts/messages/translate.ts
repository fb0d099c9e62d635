import { Complaint } from 'scripts/command/command'
import { enUS, type MessageKey } from 'src/messages/en-US'
import type { OtherLanguage } from 'src/messages/languages'
import type { Message } from 'src/messages/message'
import { readState } from './accepted'
import { notesOf } from './contexts'
import { catalogueOf, KEYS } from './state'
import { formsOf, fromXliff, toXliff, type Unit } from './xliff'

/** The file for the translators of a language. */
export async function exported(language: OtherLanguage): Promise<string> {
  const [own, { changed }] = await Promise.all([catalogueOf(language), readState(language)])
  const units = KEYS.map((key): Unit => {
    const target = own[key]
    return {
      key,
      source: enUS[key],
      ...(target !== undefined && { target }),
      ...(changed.includes(key) && { changed: true }),
      notes: notesOf(key),
    }
  })
  return toXliff(language, units)
}

const placesOf = (message: Message): string =>
  [...new Set(JSON.stringify(message).match(/\{\w+\}/g))].sort().join()

/** The texts of a translated file that differ from a language's own; throws a Complaint where a key or a place is unknown, or a text is empty. */
export async function news(language: OtherLanguage, text: string): Promise<Map<MessageKey, Message>> {
  const { language: said, targets } = fromXliff(text)
  if (said !== language) throw new Complaint(`The file's language is ${said || 'missing'}, not ${language}.`)
  const own = await catalogueOf(language)
  const found = new Map<MessageKey, Message>()
  for (const [name, message] of targets) {
    const key = KEYS.find(each => each === name)
    if (!key) throw new Complaint(`Unknown text: ${name}.`)
    if (formsOf(message).some(([, form]) => form.trim() === '')) throw new Complaint(`${name} is empty.`)
    if (placesOf(message) !== placesOf(enUS[key]))
      throw new Complaint(`${name} has different placeholders from the English text.`)
    if (JSON.stringify(message) !== JSON.stringify(own[key])) found.set(key, message)
  }
  return found
}
