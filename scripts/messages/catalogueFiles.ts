import { readFileSync, writeFileSync } from 'node:fs'
import { runNode } from 'scripts/command/run'
import { enUS, type MessageKey } from 'src/messages/en-US'
import { enUSInitial } from 'src/messages/en-US.initial'
import type { OtherLanguage } from 'src/messages/languages'
import type { Message } from 'src/messages/message'
import { readAccepted, writeAccepted } from './accepted'
import { catalogueOf, KEYS, TRANSLATED } from './state'

const PRETTIER = 'node_modules/prettier/bin/prettier.cjs'
/** The source of a catalogue before and after its own texts. */
const AROUND = /^([^]*? = \{\n(?: {2}\.\.\.\w+,\n)?)[^]*(\} as const satisfies \w+\n)$/

// Writes characters that an editor does not show as escapes.
const quoted = (text: string): string =>
  `'${text
    .replace(/[\\']/g, '\\$&')
    .replace(/\n/g, '\\n')
    .replace(/[\u00a0\u00ad\u200b-\u200f\u202a-\u202f\u2060-\u2069]/g, sign => {
      const code = sign.charCodeAt(0).toString(16).padStart(4, '0')
      return `\\u${code}`
    })}'`

const literal = (message: Message): string =>
  typeof message === 'string'
    ? quoted(message)
    : `{ ${Object.entries(message)
        .map(([form, text]) => `${form}: ${quoted(String(text))}`)
        .join(', ')} }`

/** Returns the source of a catalogue with these messages in place of its own, a blank line before each namespace. Does not format the source. */
export function withMessages(source: string, messages: readonly (readonly [string, Message])[]): string {
  const [, head, end] = AROUND.exec(source) ?? []
  if (head === undefined || end === undefined) throw new Error('A catalogue exports one object.')
  const namespaces = messages.map(([key]) => key.split('.')[0])
  const lines = messages.map(
    ([key, message], at) =>
      `${namespaces[at] === namespaces[at - 1] ? '' : '\n'}${quoted(key)}: ${literal(message)},\n`,
  )
  return head + lines.join('') + end
}

/** Writes the catalogue of a language: its own texts and the new ones, in the order of English. A text that English no longer has is removed. */
export async function writeCatalogue(
  language: OtherLanguage,
  added: ReadonlyMap<MessageKey, Message> = new Map(),
): Promise<void> {
  const texts = { ...(await catalogueOf(language)), ...Object.fromEntries(added) }
  const files = (['initial', 'words'] as const).map(name => {
    const file = `src/messages/${language}/${name}.ts`
    const own = KEYS.flatMap(key => {
      const text = key in enUSInitial === (name === 'initial') ? texts[key] : undefined
      return text === undefined ? [] : [[key, text] as const]
    })
    writeFileSync(file, withMessages(readFileSync(file, 'utf8'), own))
    return file
  })
  await runNode([PRETTIER, '--log-level=error', '--write', ...files])
}

/** Removes the texts that English no longer has, from every other language and from the accepted translations. Returns their keys. */
export async function prune(): Promise<string[]> {
  const all = new Set<string>()
  for (const language of TRANSLATED) {
    const gone = Object.keys(await catalogueOf(language)).filter(key => !Object.hasOwn(enUS, key))
    if (gone.length > 0) await writeCatalogue(language)
    for (const key of gone) all.add(key)
  }
  writeAccepted(readAccepted())
  return [...all]
}
