import { readFileSync, writeFileSync } from 'node:fs'
import type { MessageKey } from 'src/messages/en-US'
import type { OtherLanguage } from 'src/messages/languages'
import { catalogueOf, hashOf, KEYS, type Sources, type State, stateOf, TRANSLATED } from './state'

/** The hash of the English that each translation was made from, by text: one for every language, or one for each while they differ. */
export type Accepted = Readonly<Record<string, string | ByLanguage>>
type ByLanguage = Readonly<Partial<Record<OtherLanguage, string>>>

const FILE = 'scripts/messages/accepted.json'

const byLanguage = (hashes: string | ByLanguage = {}): ByLanguage =>
  typeof hashes === 'string' ? Object.fromEntries(TRANSLATED.map(language => [language, hashes])) : hashes

/** One hash where every language has the same. */
function merged(hashes: ByLanguage): string | ByLanguage {
  const [first, ...others] = new Set(TRANSLATED.map(language => hashes[language]))
  return first !== undefined && others.length === 0 ? first : hashes
}

/** Returns the hashes of one language, by text. */
export const sourcesOf = (accepted: Accepted, language: OtherLanguage): Sources =>
  Object.fromEntries(
    Object.entries(accepted).flatMap(([key, hashes]) => {
      const hash = byLanguage(hashes)[language]
      return hash === undefined ? [] : [[key, hash]]
    }),
  )

/** Records that these texts of a language translate the English of today. */
export const accept = (
  accepted: Accepted,
  language: OtherLanguage,
  keys: readonly MessageKey[],
): Accepted => ({
  ...accepted,
  ...Object.fromEntries(
    keys.map(key => [key, merged({ ...byLanguage(accepted[key]), [language]: hashOf(key) })]),
  ),
})

export const readAccepted = (): Accepted => JSON.parse(readFileSync(FILE, 'utf8')) as Accepted

/** Writes the hashes of the texts that English has, in its order. */
export function writeAccepted(accepted: Accepted): void {
  const known = KEYS.flatMap(key => (accepted[key] === undefined ? [] : [[key, accepted[key]]]))
  writeFileSync(FILE, `${JSON.stringify(Object.fromEntries(known), null, 2)}\n`)
}

export const readState = async (language: OtherLanguage): Promise<State> =>
  stateOf(await catalogueOf(language), sourcesOf(readAccepted(), language))

/** Lists each text that is untranslated or translates an earlier English text, with its languages. */
export async function readUntranslated(): Promise<Record<keyof State, string[]>> {
  const states = await Promise.all(
    TRANSLATED.map(async language => ({ language, state: await readState(language) })),
  )
  const list = (kind: keyof State): string[] =>
    KEYS.flatMap(key => {
      const languages = states
        .filter(({ state }) => state[kind].includes(key))
        .map(({ language }) => language)
      if (languages.length === 0) return []
      return `${key}: ${languages.length === TRANSLATED.length ? 'every language' : languages.join(' ')}`
    })
  return { waiting: list('waiting'), changed: list('changed') }
}
