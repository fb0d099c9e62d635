type Child = Node | string | number | false | null | undefined

type Listeners<E> = Record<string, (event: Event & { currentTarget: E }) => unknown>

/** Properties and attributes of an element; those that are undefined or false are omitted. */
type Properties<E> = Record<string, unknown> & { on?: Listeners<E>; data?: Record<string, string> }

/** Creates an element with properties and children; `on` contains its listeners. */
export function h<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  { on = {}, data = {}, ...properties }: Properties<HTMLElementTagNameMap[K]> = {},
  ...children: (Child | Child[])[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(properties)) {
    if (value === undefined || value === false) continue
    if (name in element) Object.assign(element, { [name]: value })
    else element.setAttribute(name, value as string)
  }
  Object.assign(element.dataset, data)
  for (const [name, listener] of Object.entries(on))
    element.addEventListener(name, event => {
      listener(event as Event & { currentTarget: HTMLElementTagNameMap[K] })
    })
  const shown = children.flat().filter(child => child !== null && child !== undefined && child !== false)
  element.append(...shown.map(child => (typeof child === 'number' ? String(child) : child)))
  return element
}

/** Creates a small button. */
export const button = (
  text: Child | Child[],
  click: () => unknown,
  more: Properties<HTMLButtonElement> = {},
): HTMLButtonElement => h('button', { type: 'button', className: 'small', on: { click }, ...more }, text)

/** Creates a hidden field for a text to copy. */
export const textToCopy = (id: string, label: string): HTMLTextAreaElement =>
  h('textarea', { id, rows: 12, hidden: true, readOnly: true, 'aria-label': label })

/** Shows a text in its field, and copies it. */
export async function copyText(id: string, text: string): Promise<void> {
  const area = one(`#${id}`, HTMLTextAreaElement)
  area.value = text
  area.hidden = false
  await navigator.clipboard.writeText(text).catch(() => undefined)
}

export const inSeconds = (ms: number): string => `${(ms / 1000).toFixed(2)} s`

/** Calls a function with the effect of the mark or lane that is pressed in an element. */
export function onEffectPressed(element: HTMLElement, pressed: (id: number) => void): void {
  element.addEventListener('click', event => {
    const found = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-effect]') : null
    const id = found?.dataset['effect']
    if (id) pressed(Number(id))
  })
}

/** Gives an element these children, and does not move those that are in place: a press on a removed element is lost. */
export function keepChildren(parent: HTMLElement, wanted: readonly HTMLElement[]): void {
  const kept = new Set<Node>(wanted)
  for (const child of [...parent.childNodes]) if (!kept.has(child)) child.remove()
  for (const [index, child] of wanted.entries())
    if (parent.childNodes[index] !== child) parent.insertBefore(child, parent.childNodes[index] ?? null)
}

/** Returns the only element of the page that a selector matches; it exists from the start. */
export function one<E extends HTMLElement>(selector: string, kind: new () => E): E {
  const found = document.querySelector(selector)
  if (found instanceof kind) return found
  throw new Error(`The page has no ${selector}.`)
}

export const byId = (id: string): HTMLElement => one(`#${id}`, HTMLElement)

export const nothing = (text: string): HTMLElement => h('p', { className: 'nothing' }, text)
