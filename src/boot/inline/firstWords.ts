/** The words of the prerendered step by language, as the build writes them into the page. */
export interface FirstWords {
  /** The English words that stand in the page, each in this language. */
  words: Record<string, string>
  /** Where all its words are to be had. */
  chunk: string
}

/** What the page is called in English, as the app has it. */
export const TITLE = 'Login {product}'

/** Puts other words in place of those that stand under a node; a text that is none of them stays. */
export function putWords(under: Node, words: Readonly<Record<string, string>>): void {
  const texts = document.createTreeWalker(under, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const word = words[text.nodeValue ?? '']
    if (word) text.nodeValue = word
  }
}
