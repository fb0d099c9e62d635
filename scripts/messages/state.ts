import { createHash } from 'node:crypto'
import { Complaint } from 'scripts/command/command'
import { enUS, type MessageKey, type Messages } from 'src/messages/en-US'
import { waitingIn } from 'src/messages/inEnglish'
import { CATALOGUES, type OtherLanguage } from 'src/messages/languages'
import { LANGUAGES } from 'src/messages/pickLanguage'

/** The English of which each text of a language is the translation: its hash by key. */
export type Sources = Readonly<Record<string, string>>

export interface State {
  /** Without a translation: shown in English. */
  waiting: MessageKey[]
  /** Translated from another English text than today's. */
  changed: MessageKey[]
}

export const KEYS = Object.keys(enUS) as MessageKey[]
export const TRANSLATED = LANGUAGES.filter((language): language is OtherLanguage => language !== 'en-US')

const HASH_LENGTH = 8

export const hashOf = (key: MessageKey): string =>
  createHash('sha256').update(JSON.stringify(enUS[key])).digest('hex').slice(0, HASH_LENGTH)

/** A language's own texts. */
export async function catalogueOf(language: OtherLanguage): Promise<Messages> {
  const [own] = Object.values(await CATALOGUES[language]())
  if (!own) throw new Error(`${language} exports no catalogue`)
  return own
}

/** Returns the missing texts of a language, given its texts and the English texts from which they were translated. */
export function stateOf(own: Messages, sources: Sources): State {
  const waiting = waitingIn(own)
  return {
    waiting,
    changed: KEYS.filter(key => !waiting.includes(key) && sources[key] !== hashOf(key)),
  }
}

/** Returns the texts that are still in English in at least one language, and the total number of missing translations. */
export async function readWaiting(): Promise<{ texts: MessageKey[]; translations: number }> {
  const waiting = (await Promise.all(TRANSLATED.map(catalogueOf))).flatMap(waitingIn)
  return { texts: [...new Set(waiting)], translations: waiting.length }
}

/** Throws a Complaint that names the texts without translations: no release has any (decision 0213). */
export function refuseUntranslated(texts: readonly string[]): void {
  if (texts.length > 0) throw new Complaint(`${texts.length} texts must be translated: ${texts.join(', ')}.`)
}
