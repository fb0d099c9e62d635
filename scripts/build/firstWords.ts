import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { enUSInitial } from 'src/messages/en-US.initial'
import { enUS } from 'src/messages/en-US'
import { type FirstWords, SIGN_IN } from 'src/boot/inline/firstWords'
import type { Message } from 'src/messages/message'

type InitialKey = keyof typeof enUSInitial
type Texts = Partial<Record<string, Message>>

const FOLDER = 'src/messages'
/** The texts that the page shows before the app's texts have loaded. */
const KEYS = [
  'page.title',
  'login.heading',
  'login.username',
  'login.next',
  'login.forgotPassword',
  'action.getHelp',
  'action.pleaseWait',
  'action.slow',
  'action.tryAgain',
  'screen.loading',
  'screen.crashed.heading',
  'screen.crashed.text',
  'login.password',
] as const satisfies InitialKey[]

const TOO_OLD = ['screen.tooOld.heading', 'screen.tooOld.text'] as const

function textOf(word: Message, key: string): string {
  if (typeof word !== 'string') throw new Error(`${key} is not plain text`)
  return word
}

/** Puts each sentence of a heading on a separate line; the page draws the line breaks of its text (`#trouble h1`). */
const inLines = (text: string, key: string): string =>
  key === 'screen.crashed.heading' ? text.replace(/(?<=[.!?。]) ?(?=\S)/, '\n') : text

/** Returns data about each language that has this file of texts, by language. */
async function byLanguage(
  name: string,
  read: (texts: Texts, language: string) => string[],
): Promise<Record<string, string[]>> {
  const languages = readdirSync(FOLDER).filter(folder => existsSync(path.join(FOLDER, folder, name)))
  const entries = languages.map(async language => {
    const file = pathToFileURL(path.resolve(FOLDER, language, name)).href
    const [texts = {}] = Object.values((await import(file)) as Record<string, Texts>)
    return [language, read(texts, language)] as const
  })
  return Object.fromEntries(await Promise.all(entries))
}

/** Returns the texts of the pages before any script, by language, and the address of the rest. */
export async function firstWords(chunkOf: (language: string) => string): Promise<FirstWords> {
  const translated = await byLanguage('initial.ts', (initial, language) => {
    const linesOf = (key: InitialKey) => inLines(textOf(initial[key] ?? enUSInitial[key], key), key)
    const signIn = linesOf(SIGN_IN)
    const own = signIn === linesOf('login.heading') ? [] : [signIn]
    return [chunkOf(language), ...KEYS.map(linesOf), ...own]
  })
  return { english: [...KEYS.map(key => inLines(enUSInitial[key], key)), SIGN_IN], ...translated }
}

/** Returns the message for an engine that is too old, by language: a heading and a sentence. */
export const tooOldWords = (): Promise<Record<string, string[]>> =>
  byLanguage('words.ts', words => TOO_OLD.map(key => textOf(words[key] ?? enUS[key], key)))
