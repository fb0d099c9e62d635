/** A change that an extension or a translator makes to the first form. */
export interface Change {
  what: string
  /** Runs in the page, and so uses nothing of this file. */
  apply: () => void
  /** How many foreign nodes are in the form at the step of the password afterwards. */
  nodes?: number
}

/** Runs in the page: replaces each text by two elements, as the translators of browsers do. */
export function translateTexts(): void {
  const texts = document.createTreeWalker(document.querySelector('#root')!, NodeFilter.SHOW_TEXT)
  const all: Text[] = []
  for (let text = texts.nextNode(); text; text = texts.nextNode()) all.push(text as Text)
  for (const text of all) {
    if (!/\w/.test(text.data) || text.parentElement?.localName === 'font') continue
    const outer = document.createElement('font' as string)
    const inner = document.createElement('font' as string)
    inner.textContent = `¤ ${text.data}`
    outer.append(inner)
    text.replaceWith(outer)
  }
}

export const CHANGES: Change[] = [
  {
    what: 'nodes around each field, in the button and each label, and at the start of the form, the page and the root, with a comment and a hidden field',
    apply: () => {
      const lock = (...inside: Node[]) => {
        const element = document.createElement('keeper-lock')
        element.append(...inside)
        return element
      }
      for (const field of document.querySelectorAll('#root input')) {
        field.before(lock(lock()))
        field.after(lock())
      }
      for (const place of ['form', 'main', '#root']) document.querySelector(place)?.prepend(lock())
      for (const place of ['form', 'form button']) document.querySelector(place)?.append(lock())
      for (const element of document.querySelectorAll('#root form button, #root label')) {
        const span = document.createElement('span')
        span.append(lock(), 'x')
        element.prepend(span)
      }
      const field = document.createElement('input')
      field.type = 'hidden'
      const comment = () => document.createComment('x')
      document.querySelector('form')?.prepend(comment(), lock(field, comment()))
    },
    nodes: 15,
  },
  { what: 'the words of a translator', apply: translateTexts },
  {
    what: 'attributes, classes and ids on each element, and texts that are written over',
    apply: () => {
      for (const element of document.querySelectorAll<HTMLElement>('#root *:not(svg *, svg)')) {
        element.setAttribute('data-lastpass', '1')
        element.style.setProperty('--lock', '0')
        element.classList.add('bit-warden')
        if (!element.id) element.id = `x${Math.random()}`
      }
      const texts = document.createTreeWalker(document.querySelector('#root')!, NodeFilter.SHOW_TEXT)
      for (let text = texts.nextNode(); text; text = texts.nextNode())
        if (/\w/.test(text.nodeValue ?? '')) text.nodeValue = `¤ ${text.nodeValue}`
    },
  },
  {
    what: 'an element around the form, each label, the heading, the button and each field',
    apply: () => {
      const focused = document.activeElement as HTMLInputElement
      const caret = focused.selectionStart
      for (const element of document.querySelectorAll('#root :is(form, label, h1, form button, input)')) {
        const box = document.createElement('div')
        element.replaceWith(box)
        box.append(element)
      }
      focused.focus()
      focused.setSelectionRange(caret, caret)
    },
  },
]
