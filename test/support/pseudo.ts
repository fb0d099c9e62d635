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

/** The phone library's own picker, which is never displayed. */
const NOT_SHOWN = '.flag-dropdown, .flag-dropdown *'

/** The name of a language stands in itself. */
const IN_ITSELF = 'option[lang]'

/** Every text that the page shows or tells: its title, its words, the names of its parts. */
export function textsOfPage(): string[] {
  const texts = [document.title]
  for (const element of document.body.querySelectorAll(`:not(${NOT_SHOWN}, ${IN_ITSELF})`)) {
    const own = [...element.childNodes].filter(node => node.nodeType === Node.TEXT_NODE)
    texts.push(...own.map(node => node.textContent ?? ''))
    // A heading may have its sentences apart, and is one text all the same.
    if (element.matches('h1')) texts.push(element.textContent)
    texts.push(...ATTRIBUTES.map(name => element.getAttribute(name) ?? ''))
  }
  return texts.map(text => text.trim()).filter(text => text !== '')
}

/** Names that are the same in every language. */
const NAMES = /Harbor|iOS|Android|Windows|macOS|[\d.]+:\d+\/signin\//g

/** The texts with a word in plain Latin letters, which the pseudo-language has none of. */
export const leftInEnglish = (texts: string[]): string[] =>
  texts.filter(text => /[a-z]{2}/i.test(text.replace(NAMES, '')))
