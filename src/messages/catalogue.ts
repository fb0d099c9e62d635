import { enUSInitial } from 'src/messages/en-US.initial'
import type { Messages } from 'src/messages/en-US'
import type { Language, LoadedLanguage } from 'src/messages/pickLanguage'
import { directionOf } from 'src/messages/directionOf'

/** How long the first paint waits for the person's language, in milliseconds; then the page is in English. */
const LANGUAGE_LIMIT_MS = 5000
const ENGLISH = 'en-US'

export const inEnglish = (words: Messages): LoadedLanguage => ({ language: ENGLISH, tag: ENGLISH, words })

let wanted: readonly string[] = [ENGLISH]
let current: Language = ENGLISH
let catalogue: Messages = enUSInitial
let replaced: (language: Language) => Messages = () => ({})

/** The words that have loaded so far: those of the sign-in page from the first load on, all of them once a screen needs them. */
export const words = (): Messages => catalogue

/** The language of those words. */
export const language = (): Language => current

const followers = new Set<() => void>()

/** Calls back when the language may have changed; returns the end of the subscription. */
export function followLanguage(follower: () => void): () => void {
  followers.add(follower)
  return () => followers.delete(follower)
}

function apply({ language: now, tag: lang, words: all }: LoadedLanguage): void {
  current = now
  catalogue = { ...all, ...replaced(now) }
  Object.assign(document.documentElement, { lang, dir: directionOf(now) })
  for (const follower of followers) follower()
}

/** The first wanted language that there is; undefined for English, and where it fails to load. */
const ownWords = async (): Promise<LoadedLanguage | undefined> => {
  if (wanted[0] === ENGLISH) return undefined
  try {
    const languages = await import(/* webpackChunkName: "languages" */ 'src/messages/languages')
    return await languages.loadLanguage(wanted)
  } catch {
    return undefined
  }
}

/** Before the first paint: loads the catalogue of the first wanted culture that has one. English by its own name loads nothing; if a catalogue fails to load, the page is in English. */
export function prepareLanguage(cultures: readonly string[]): Promise<void> | undefined {
  wanted = cultures
  if (wanted[0] === ENGLISH) return undefined
  const tooLong = new Promise<undefined>(resolve => setTimeout(resolve, LANGUAGE_LIMIT_MS))
  return Promise.race([ownWords(), tooLong]).then(own => apply(own ?? inEnglish(enUSInitial)))
}

/** Loads the words of every screen; no screen appears before them. */
export async function loadMessages(): Promise<void> {
  const requested = wanted
  const own = (await ownWords()) ?? inEnglish((await import('src/messages/en-US')).enUS)
  // The user may have chosen another language since.
  if (requested === wanted) apply(own)
}

/** Changes to a language whose words have loaded, now and for the screens to come. */
export function applyLanguage(now: LoadedLanguage): void {
  wanted = [now.tag]
  apply(now)
}

/** Replaces our words by a company's own, now and in catalogues that load later. */
export function replaceWords(own: (language: Language) => Messages): void {
  replaced = own
  catalogue = { ...catalogue, ...own(current) }
}
