import { type AllMessages, enUS, type MessageKey, type Messages } from 'src/messages/en-US'
import type { Message } from 'src/messages/message'

const KEYS = Object.keys(enUS) as MessageKey[]

/** The texts that a language does not have yet. */
export const waitingIn = (own: Messages): MessageKey[] => KEYS.filter(key => own[key] === undefined)

/** A language's own texts, and English where it has none. */
export const withEnglish = (own: Messages): AllMessages =>
  ({ ...Object.fromEntries(waitingIn(own).map(key => [key, inEnglish(enUS[key])])), ...own }) as AllMessages

const inEnglish = (text: Message): Message => ({
  other: typeof text === 'string' ? text : text.other,
  lang: 'en-US',
})

/** Adds the English texts for the page, which marks them as English (product/one-language). */
export function spokenWith(own: Messages): Messages {
  if (waitingIn(own).length === 0) return own
  const words = withEnglish(own)
  markEnglish(words)
  return words
}

/** Keeps `lang` on all texts that are in English because their translation is still missing (product/one-language). */
function markEnglish(catalogue: Readonly<Record<string, Message | undefined>>): void {
  const patterns = Object.values(catalogue).flatMap(message =>
    typeof message === 'object' && message.lang ? [patternOf(message.other)] : [],
  )
  const isEnglish = (text: string | null): boolean =>
    text !== null && patterns.some(pattern => pattern.test(text))
  const marked = new WeakSet<Element>()
  const look = (element: Element): void => {
    const texts = [...element.childNodes].flatMap(node => (node instanceof Text ? node.data : []))
    // A text with names renders each of them in its own element (accessibility/values-kept).
    if (element.querySelector(':scope > [translate=no]')) texts.push(element.textContent)
    const own = texts.some(isEnglish)
    const english = own || isEnglish(element.getAttribute('aria-label'))
    if (english && !element.hasAttribute('lang')) {
      element.setAttribute('lang', 'en-US')
      marked.add(element)
    } else if (!english && marked.delete(element)) element.removeAttribute('lang')
  }
  const lookAt = (node: Node): void => {
    const element = node instanceof Element ? node : node.parentElement
    if (!element) return
    for (const each of [element, ...element.querySelectorAll('*')]) look(each)
  }
  new MutationObserver(changes => {
    for (const { target } of changes) lookAt(target)
  }).observe(document.body, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: ['aria-label'],
  })
  lookAt(document.body)
}

/** The whole text, with anything at its places. */
const patternOf = (text: string): RegExp =>
  new RegExp(
    `^${text
      .split(/\{\w+\}/)
      .map(part => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('[^]*')}$`,
  )
