/** A change that an extension or a translator makes to the first form. */
export interface Change {
  what: string
  /** Runs in the page, and so uses nothing of this file. */
  apply: () => void
  /** How many foreign nodes are in the form at the step of the password afterwards. */
  nodes?: number
}

export const CHANGES: Change[] = [
  {
    what: 'nodes around each field, in the button, and at the start of the form, the page and the root',
    apply: () => {
      const lock = () => document.createElement('keeper-lock')
      for (const field of document.querySelectorAll('#root input')) {
        const outer = lock()
        outer.append(lock())
        field.before(outer)
        field.after(lock())
      }
      for (const place of ['form', 'main', '#root']) document.querySelector(place)?.prepend(lock())
      for (const place of ['form', 'form button']) document.querySelector(place)?.append(lock())
    },
    nodes: 11,
  },
  {
    what: 'the words of a translator, and a node after each field',
    apply: () => {
      const texts = document.createTreeWalker(document.querySelector('#root')!, NodeFilter.SHOW_TEXT)
      const all: Text[] = []
      for (let text = texts.nextNode(); text; text = texts.nextNode()) all.push(text as Text)
      for (const text of all.filter(({ data }) => /\w/.test(data))) {
        const outer = document.createElement('font' as string)
        const inner = document.createElement('font' as string)
        inner.textContent = `¤ ${text.data}`
        outer.append(inner)
        text.replaceWith(outer)
      }
      for (const field of document.querySelectorAll('#root input'))
        field.after(document.createElement('keeper-lock'))
    },
    nodes: 2,
  },
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
    what: 'a span in the button and each label, and a comment and a hidden field before the username',
    apply: () => {
      for (const element of document.querySelectorAll('#root form button, #root label')) {
        const span = document.createElement('span')
        span.append(document.createElement('keeper-lock'), 'x')
        element.prepend(span)
      }
      const field = document.createElement('input')
      field.type = 'hidden'
      const lock = document.createElement('keeper-lock')
      lock.append(field, document.createComment('x'))
      document.querySelector('form')?.prepend(document.createComment('x'), lock)
    },
    nodes: 4,
  },
  {
    what: 'an element around each label, the heading, the button and each field',
    apply: () => {
      const focused = document.activeElement as HTMLInputElement
      const caret = focused.selectionStart
      for (const element of document.querySelectorAll('#root :is(label, h1, form button, input)')) {
        const box = document.createElement('div')
        element.replaceWith(box)
        box.append(element)
      }
      focused.focus()
      focused.setSelectionRange(caret, caret)
    },
  },
  {
    what: 'an element around the form',
    apply: () => {
      const form = document.querySelector('form')!
      const field = document.activeElement as HTMLInputElement
      const caret = field.selectionStart
      const box = document.createElement('section')
      form.replaceWith(box)
      box.append(form)
      field.focus()
      field.setSelectionRange(caret, caret)
    },
  },
]
