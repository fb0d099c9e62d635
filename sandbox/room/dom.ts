type Child = Node | string | false | null | undefined

type Listeners<E> = Record<string, (event: Event & { currentTarget: E }) => unknown>

/** Properties and attributes of an element; those that are undefined or false are omitted. */
type Properties<E> = Record<string, unknown> & { on?: Listeners<E> }

/** Creates an element with properties and children; `on` contains its listeners. */
export function h<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  { on = {}, ...properties }: Properties<HTMLElementTagNameMap[K]> = {},
  ...children: Child[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(properties)) {
    if (value === undefined || value === false) continue
    if (name in element) Object.assign(element, { [name]: value })
    else element.setAttribute(name, value as string)
  }
  for (const [name, listener] of Object.entries(on))
    element.addEventListener(name, event => {
      listener(event as Event & { currentTarget: HTMLElementTagNameMap[K] })
    })
  element.append(...children.filter(child => child !== null && child !== undefined && child !== false))
  return element
}

/** Returns the only element of the page that a selector matches; it exists from the start. */
export function one<E extends HTMLElement>(selector: string, kind: new () => E): E {
  const found = document.querySelector(selector)
  if (found instanceof kind) return found
  throw new Error(`The page has no ${selector}.`)
}

export const byId = (id: string): HTMLElement => one(`#${id}`, HTMLElement)

/** Returns the body of the sandbox's response; undefined if there is none. */
export async function ask(path: string, method = 'GET', body?: unknown): Promise<unknown> {
  const response = await fetch(`/sandbox/api/${path}`, {
    method,
    ...(body === undefined
      ? {}
      : { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
  })
  const text = await response.text()
  return text === '' ? undefined : JSON.parse(text)
}

export const time = (at: number | string): string => new Date(at).toLocaleTimeString([], { hour12: false })
