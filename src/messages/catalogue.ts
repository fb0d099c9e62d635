import { enUSInitial } from 'src/messages/en-US.initial'
import type { Messages } from 'src/messages/en-US'
import { CATALOGUES } from 'src/messages/languages'
import { directionOf, type Language, pickLanguage } from 'src/messages/pickLanguage'

type Words = Partial<Messages>

/** How long the first paint waits for the person's language, in milliseconds; then the page is in English. */
const LANGUAGE_LIMIT_MS = 5000

let wanted: Language = 'en-US'
let spoken: Language = 'en-US'
let catalogue: Words = enUSInitial
let replaced: (language: Language) => Words = () => ({})

/** The words that have loaded so far: those of the sign-in page from the first load on, all of them once a screen needs them. */
export const words = (): Words => catalogue

/** The language of those words. */
export const language = (): Language => spoken

function speak(now: Language, all: Words): void {
  spoken = now
  catalogue = { ...all, ...replaced(now) }
  Object.assign(document.documentElement, { lang: now, dir: directionOf(now) })
}

/** The catalogue of a language; undefined for English, and where it fails to load. */
const ownWords = async (): Promise<Messages | undefined> => {
  try {
    return Object.values((await CATALOGUES[wanted]?.()) ?? {})[0]
  } catch {
    return undefined
  }
}

/** Before the first paint: loads the catalogue of the first wanted culture that has one. English loads nothing; if a catalogue fails to load, the page is in English. */
export function prepareLanguage(cultures: readonly string[]): Promise<void> | undefined {
  wanted = pickLanguage(cultures)
  if (wanted === 'en-US') return undefined
  const tooLong = new Promise<undefined>(resolve => setTimeout(resolve, LANGUAGE_LIMIT_MS))
  return Promise.race([ownWords(), tooLong]).then(own =>
    own ? speak(wanted, own) : speak('en-US', enUSInitial),
  )
}

/** Loads the words of every screen; no screen appears before them. */
export async function loadMessages(): Promise<void> {
  const own = await ownWords()
  if (own) speak(wanted, own)
  else speak('en-US', (await import('src/messages/en-US')).enUS)
}

/** Replaces our words by a company's own, now and in catalogues that load later. */
export function replaceWords(own: (language: Language) => Words): void {
  replaced = own
  speak(spoken, catalogue)
}
