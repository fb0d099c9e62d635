import type { Message } from 'src/messages/message'

const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const ACCENTED = Array.from('áƀçďéƒĝĥîĵķļɱñöþɋŕšţûṽŵẋýžÁƁÇĎÉƑĜĤÎĴĶĻṀÑÖÞɊŔŠŢÛṼŴẊÝŽ')

const accented = (text: string): string =>
  text.replace(/[a-z]/gi, letter => ACCENTED[PLAIN.indexOf(letter)] ?? letter)

const pseudoText = (text: string): string => {
  const words = text.replace(/\{\w+\}|[^{]+/g, part => (part.startsWith('{') ? part : accented(part)))
  return `[${words} ${'·'.repeat(Math.ceil(text.length * 0.3))}]`
}

/** English as a language that is none: in brackets, accented and a third longer, so that a text that is not from the catalogue, is put together from parts, or has no room, is seen. */
export function pseudo<T extends Record<string, Message>>(catalogue: T): Record<keyof T, string> {
  const texts = Object.entries(catalogue).map(([key, message]) => [
    key,
    pseudoText(typeof message === 'string' ? message : message.other),
  ])
  return Object.fromEntries(texts) as Record<keyof T, string>
}

const ATTRIBUTES = ['aria-label', 'aria-valuetext', 'aria-roledescription', 'title', 'alt', 'placeholder']

/** The phone library's own picker, which is never displayed; and the names of languages, each written in its language. */
const isLeftOut = (element: Element): boolean =>
  element.classList.contains('flag-dropdown') ||
  (element.localName === 'option' && element.hasAttribute('lang'))

/** The texts of an element and of those in it; by hand, because a query for all of them takes jsdom several times as long. */
function textsIn(element: Element, texts: (string | null)[]): void {
  if (element.hasAttributes()) texts.push(...ATTRIBUTES.map(name => element.getAttribute(name)))
  // A heading may have its sentences apart, and is one text all the same.
  if (element.localName === 'h1') texts.push(element.textContent)
  for (let node = element.firstChild; node; node = node.nextSibling) {
    if (node.nodeType === Node.TEXT_NODE) texts.push(node.nodeValue)
    else if (node.nodeType === Node.ELEMENT_NODE && !isLeftOut(node as Element))
      textsIn(node as Element, texts)
  }
}

/** Returns every text that the page shows or announces: its title, its words, the names of its parts. */
export function textsOfPage(): string[] {
  const texts: (string | null)[] = [document.title]
  textsIn(document.body, texts)
  return texts.flatMap(text => text?.trim() || [])
}

/** Names that are the same in every language. */
const NAMES = /Harbor|iOS|Android|Windows|macOS|[\d.]+:\d+\/signin\//g

/** The texts with a word in plain Latin letters, which the pseudo-language has none of. */
export const leftInEnglish = (texts: string[]): string[] =>
  texts.filter(text => /[a-z]{2}/i.test(text.replace(NAMES, '')))
