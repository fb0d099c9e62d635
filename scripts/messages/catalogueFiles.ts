import { readFileSync, writeFileSync } from 'node:fs'
import { runNode } from 'scripts/command/run'
import { enUS, type MessageKey } from 'src/messages/en-US'
import { enUSInitial } from 'src/messages/en-US.initial'
import type { OtherLanguage } from 'src/messages/languages'
import type { Message } from 'src/messages/message'
import { readAccepted, writeAccepted } from './accepted'
import { KEYS, TRANSLATED } from './state'
import { withMessages, withoutMessages } from './withMessages'

const PRETTIER = 'node_modules/prettier/bin/prettier.cjs'

const fileOf = (language: OtherLanguage, name: 'initial' | 'words'): string =>
  `src/messages/${language}/${name}.ts`

const format = (files: string[]): Promise<unknown> =>
  runNode([PRETTIER, '--log-level=error', '--write', ...files])

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
    const file = fileOf(language, name)
    writeFileSync(file, withMessages(readFileSync(file, 'utf8'), messages, order))
    await format([file])
  }
}

/** Removes the texts that English no longer has, from every other language and from the accepted translations. Returns their keys. */
export async function prune(): Promise<string[]> {
  const all = new Set<string>()
  const files: string[] = []
  for (const language of TRANSLATED)
    for (const name of ['initial', 'words'] as const) {
      const file = fileOf(language, name)
      const { source, removed } = withoutMessages(readFileSync(file, 'utf8'), key => Object.hasOwn(enUS, key))
      if (removed.length === 0) continue
      for (const key of removed) all.add(key)
      writeFileSync(file, source)
      files.push(file)
    }
  if (files.length > 0) await format(files)
  writeAccepted(readAccepted())
  return [...all]
}
