import type { AllMessages } from 'src/messages/en-US'
import type { Language } from 'src/messages/pickLanguage'

/** The texts of a catalogue that have loaded. */
export type Words = Partial<AllMessages>

/** A language with its texts, as the page shows them. */
export interface LoadedLanguage {
  language: Language
  /** For `lang`. */
  tag: string
  words: Words
}
