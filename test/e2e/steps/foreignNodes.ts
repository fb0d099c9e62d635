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
    what: 'a node after each field',
    apply: () => {
      for (const field of document.querySelectorAll('#root input'))
        field.after(document.createElement('keeper-lock'))
    },
    nodes: 2,
  },
  {
    what: 'a node before each field, with a node in it',
    apply: () => {
      for (const field of document.querySelectorAll('#root input')) {
        const lock = document.createElement('keeper-lock')
        lock.append(document.createElement('keeper-lock'))
        field.before(lock)
      }
    },
    nodes: 4,
  },
  {
    what: 'the words of a translator',
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
    },
  },
  {
    what: 'texts that are written over',
    apply: () => {
      const texts = document.createTreeWalker(document.querySelector('#root')!, NodeFilter.SHOW_TEXT)
      for (let text = texts.nextNode(); text; text = texts.nextNode())
        if (/\w/.test(text.nodeValue ?? '')) text.nodeValue = `¤ ${text.nodeValue}`
    },
  },
  {
    what: 'attributes, classes and ids on each element',
    apply: () => {
      for (const element of document.querySelectorAll<HTMLElement>('#root *:not(svg *, svg)')) {
        element.setAttribute('data-lastpass', '1')
        element.style.setProperty('--lock', '0')
        element.classList.add('bit-warden')
        if (!element.id) element.id = `x${Math.random()}`
      }
    },
  },
  {
    what: 'a node at the start of the form, the page and the root',
    apply: () => {
      for (const place of ['form', 'main', '#root'])
        document.querySelector(place)?.prepend(document.createElement('keeper-lock'))
    },
    nodes: 3,
  },
  {
    what: 'a node at the end of the form and in the button',
    apply: () => {
      for (const place of ['form', 'form button'])
        document.querySelector(place)?.append(document.createElement('keeper-lock'))
    },
    nodes: 2,
  },
  {
    what: 'a span at the start of the button and of each label',
    apply: () => {
      for (const element of document.querySelectorAll('#root form button, #root label')) {
        const lock = document.createElement('keeper-lock')
        const span = document.createElement('span')
        span.append(lock, 'x')
        element.prepend(span)
      }
    },
    nodes: 3,
  },
  {
    what: 'a field of its own before the username, and a comment',
    apply: () => {
      const field = document.createElement('input')
      field.type = 'hidden'
      const lock = document.createElement('keeper-lock')
      lock.append(field, document.createComment('x'))
      document.querySelector('form')?.prepend(document.createComment('x'), lock)
    },
    nodes: 1,
  },
  {
    what: 'an element around each label, the heading and the button',
    apply: () => {
      for (const element of document.querySelectorAll('#root label, #root h1, #root form button')) {
        const box = document.createElement('div')
        element.replaceWith(box)
        box.append(element)
      }
    },
  },
  {
    what: 'an element around each field',
    apply: () => {
      for (const field of document.querySelectorAll<HTMLInputElement>('#root input')) {
        const focused = field === document.activeElement
        const caret = field.selectionStart
        const box = document.createElement('div')
        field.replaceWith(box)
        box.append(field)
        if (!focused) continue
        field.focus()
        field.setSelectionRange(caret, caret)
      }
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
  {
    what: 'a translator and a password manager at once',
    apply: () => {
      for (const field of document.querySelectorAll('#root input'))
        field.after(document.createElement('keeper-lock'))
      for (const element of document.querySelectorAll('#root label, #root h1, #root form button span')) {
        const font = document.createElement('font' as string)
        font.textContent = `¤ ${element.textContent}`
        element.replaceChildren(font)
      }
    },
    nodes: 2,
  },
]
