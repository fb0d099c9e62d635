import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { Complaint } from 'scripts/command/command'
import { enUS, type MessageKey, type Messages } from 'src/messages/en-US'
import { waitingIn } from 'src/messages/inEnglish'
import { CATALOGUES, type OtherLanguage } from 'src/messages/languages'
import { LANGUAGES } from 'src/messages/pickLanguage'

/** The hash of the English text behind each translation, by key. */
type Sources = Readonly<Record<string, string>>

export interface State {
  /** Without a translation: shown in English. */
  waiting: MessageKey[]
  /** Translated from an earlier English text. */
  changed: MessageKey[]
}

export const KEYS = Object.keys(enUS) as MessageKey[]
export const TRANSLATED = LANGUAGES.filter((language): language is OtherLanguage => language !== 'en-US')

const HASH_LENGTH = 8
const fileOf = (language: OtherLanguage): string => `src/messages/${language}/english.json`

export const hashOf = (key: MessageKey): string =>
  createHash('sha256').update(JSON.stringify(enUS[key])).digest('hex').slice(0, HASH_LENGTH)

const sourcesOf = (language: OtherLanguage): Sources =>
  existsSync(fileOf(language)) ? (JSON.parse(readFileSync(fileOf(language), 'utf8')) as Sources) : {}

/** Returns a language's own texts. */
export async function catalogueOf(language: OtherLanguage): Promise<Messages> {
  const [own] = Object.values(await CATALOGUES[language]())
  if (!own) throw new Error(`${language} exports no catalogue`)
  return own
}

/** Returns the missing and outdated texts of a language, given its texts and the English texts behind them. */
export function stateOf(own: Messages, sources: Sources): State {
  const waiting = waitingIn(own)
  return {
    waiting,
    changed: KEYS.filter(key => !waiting.includes(key) && sources[key] !== hashOf(key)),
  }
}

export const readState = async (language: OtherLanguage): Promise<State> =>
  stateOf(await catalogueOf(language), sourcesOf(language))

/** Returns the texts that one or more languages show in English, and the total number of missing translations. */
export async function readWaiting(): Promise<{ texts: MessageKey[]; translations: number }> {
  const waiting = (await Promise.all(TRANSLATED.map(catalogueOf))).flatMap(waitingIn)
  return { texts: [...new Set(waiting)], translations: waiting.length }
}

/** Throws a Complaint that names the texts without translations: a release must not have any (decision 0213). */
export function refuseUntranslated(texts: readonly string[]): void {
  if (texts.length > 0) throw new Complaint(`${texts.length} to be translated: ${texts.join(', ')}.`)
}

/** Records that these texts of a language match today's English texts. */
export function accept(language: OtherLanguage, keys: readonly MessageKey[]): void {
  const sources: Record<string, string> = { ...sourcesOf(language) }
  for (const key of keys) sources[key] = hashOf(key)
  const known = KEYS.flatMap(key => (sources[key] === undefined ? [] : [[key, sources[key]]]))
  writeFileSync(fileOf(language), `${JSON.stringify(Object.fromEntries(known), null, 2)}\n`)
}
