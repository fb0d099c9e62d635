import { attempt } from 'src/services/attempt'

/** The words of the prerendered step, as the build writes them into the page. */
export interface FirstWords {
  /** In English, as they are on the page. */
  english: string[]
  /** In another language, in the same order, behind the address of its whole catalogue. */
  [language: string]: string[]
}

/** Returns the texts of a language by the English ones, and the address of its catalogue; none for English. */
export function wordsIn(
  language: string,
  all: Readonly<Record<string, unknown>>,
): { words: Record<string, string>; chunk?: string } {
  const list = (name: string): string[] => (all as Partial<FirstWords>)[name] ?? []
  const [chunk, ...own] = list(language)
  const english = list('english')
  const words = Object.fromEntries(own.map((word, index) => [english[index] ?? '', word]))
  return { words, ...(chunk && { chunk }) }
}

/** The page's English title, the same as the app's. */
export const TITLE = 'Login {product}'

/** The text of the button while the form is being sent, and the text below it after a while (waits/slow-form). */
export const WAIT = 'Please wait'
export const SLOW = 'This is taking longer than usual. You need not send it again.'

/** The key of the text on the password step's button. In English the heading has the same text; in other languages it does not. */
export const SIGN_IN = 'login.signIn'
export const HEADING = 'Sign in'

/** Replaces the words under a node; leaves any other text. */
export function putWords(under: Node, words: Readonly<Record<string, string>>): void {
  const texts = document.createTreeWalker(under, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const word = words[text.nodeValue ?? '']
    if (word) text.nodeValue = word
  }
}

/** The object in a data block of the page. */
export const dataOf = (id: string): Readonly<Record<string, unknown>> =>
  Object(
    attempt(() => JSON.parse(document.getElementById(id)?.textContent ?? '') as unknown, undefined),
  ) as Record<string, unknown>
