import { enUSDoor } from 'src/messages/en-US.door'
import type { Messages } from 'src/messages/en-US'
import { CATALOGUES } from 'src/messages/languages'
import { directionOf, type Language, pickLanguage } from 'src/messages/pickLanguage'

type Words = Partial<Messages>

/** How long the first paint waits for the person's language, in milliseconds; then it is in English. */
const LANGUAGE_LIMIT_MS = 5000

let wanted: Language = 'en-US'
let spoken: Language = 'en-US'
let catalogue: Words = enUSDoor
let replaced: (language: Language) => Words = () => ({})

/** The words that have come so far: the door's own from the first load on, all of them once a screen was due. */
export const words = (): Words => catalogue

/** The language of those words. */
export const language = (): Language => spoken

function speak(now: Language, all: Words): void {
  spoken = now
  catalogue = { ...all, ...replaced(now) }
  Object.assign(document.documentElement, { lang: now, dir: directionOf(now) })
}

/** The words of the language that is wanted; undefined for English, and where they cannot be had. */
const ownWords = async (): Promise<Messages | undefined> => {
  try {
    return Object.values((await CATALOGUES[wanted]?.()) ?? {})[0]
  } catch {
    return undefined
  }
}

/** Before the first paint: the words in the first of the wanted cultures that there are some for. Nothing to wait for where that is English; those that cannot be had are English as well. */
export function prepareLanguage(cultures: readonly string[]): Promise<void> | undefined {
  wanted = pickLanguage(cultures)
  if (wanted === 'en-US') return undefined
  const tooLong = new Promise<undefined>(resolve => setTimeout(resolve, LANGUAGE_LIMIT_MS))
  return Promise.race([ownWords(), tooLong]).then(own =>
    own ? speak(wanted, own) : speak('en-US', enUSDoor),
  )
}

/** Loads the words of every screen; a screen is not shown before them. */
export async function loadMessages(): Promise<void> {
  const own = await ownWords()
  if (own) speak(wanted, own)
  else speak('en-US', (await import('src/messages/en-US')).enUS)
}

/** Puts a company's own words in place of ours, now and in what is still to come. */
export function replaceWords(own: (language: Language) => Words): void {
  replaced = own
  speak(spoken, catalogue)
}
