/** The words of the prerendered step by language, as the build writes them into the page. */
export interface FirstWords {
  /** The English words of the page, each in this language. */
  words: Record<string, string>
  /** The address of its whole catalogue. */
  chunk: string
}

/** The page's English title, the same as the app's. */
export const TITLE = 'Login {product}'

/** Replaces the words under a node; leaves any other text. */
export function putWords(under: Node, words: Readonly<Record<string, string>>): void {
  const texts = document.createTreeWalker(under, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const word = words[text.nodeValue ?? '']
    if (word) text.nodeValue = word
  }
}
