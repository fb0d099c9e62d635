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
