import { one } from 'saga-workbench/room/dom'

export { byId, h, nothing, one } from 'saga-workbench/room/dom'

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

export const initials = (name: string): string =>
  name
    .split(' ')
    .map(part => part.charAt(0))
    .join('')

/** Shows a number beside the name of a view. */
export const setCount = (view: string, number: number): void => {
  one(`[data-view="${view}"] .count`, HTMLElement).textContent = number > 0 ? String(number) : ''
}
