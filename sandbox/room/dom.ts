export { byId, h, one } from 'saga-workbench/room/dom'

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
