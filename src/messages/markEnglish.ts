import type { Message } from 'src/messages/message'

/** Keeps `lang` on all texts that are in English because their translation is still missing (product/one-language). */
export function markEnglish(catalogue: Readonly<Record<string, Message | undefined>>): void {
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
