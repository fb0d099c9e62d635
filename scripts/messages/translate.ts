import { readFileSync, writeFileSync } from 'node:fs'
import { Complaint } from 'scripts/command/command'
import { runNode } from 'scripts/command/run'
import { enUS, type MessageKey } from 'src/messages/en-US'
import { enUSInitial } from 'src/messages/en-US.initial'
import type { OtherLanguage } from 'src/messages/languages'
import type { Message } from 'src/messages/message'
import { notesOf } from './contexts'
import { catalogueOf, KEYS, readState } from './state'
import { withMessages } from './withMessages'
import { formsOf, fromXliff, toXliff, type Unit } from './xliff'

const PRETTIER = 'node_modules/prettier/bin/prettier.cjs'

/** Returns the file for the translators of a language. */
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

/** Returns the texts of a translated file that differ from the catalogue; throws a Complaint if a key or a placeholder is unknown, or a text is empty. */
export async function news(language: OtherLanguage, text: string): Promise<Map<MessageKey, Message>> {
  const { language: said, targets } = fromXliff(text)
  if (said !== language) throw new Complaint(`The file is in ${said || 'no language'}, not in ${language}.`)
  const own = await catalogueOf(language)
  const found = new Map<MessageKey, Message>()
  for (const [name, message] of targets) {
    const key = KEYS.find(each => each === name)
    if (!key) throw new Complaint(`No text is called ${name}.`)
    if (formsOf(message).some(([, form]) => form.trim() === '')) throw new Complaint(`${name} is empty.`)
    if (placesOf(message) !== placesOf(enUS[key]))
      throw new Complaint(`${name} has other places than in English.`)
    if (JSON.stringify(message) !== JSON.stringify(own[key])) found.set(key, message)
  }
  return found
}

/** Writes translated texts into the catalogue of a language. */
export async function write(
  language: OtherLanguage,
  messages: ReadonlyMap<MessageKey, Message>,
): Promise<void> {
  for (const [name, isHere] of [
    ['initial', (key: string) => key in enUSInitial],
    ['words', (key: string) => !(key in enUSInitial)],
  ] as const) {
    const order = KEYS.filter(isHere)
    if (!order.some(key => messages.has(key))) continue
    const file = `src/messages/${language}/${name}.ts`
    writeFileSync(file, withMessages(readFileSync(file, 'utf8'), messages, order))
    await runNode([PRETTIER, '--log-level=error', '--write', file])
  }
}
