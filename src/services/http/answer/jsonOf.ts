/** Returns the content of a body: the parsed JSON, otherwise the unchanged text. */
export function jsonOf(data: unknown): unknown {
  if (typeof data !== 'string') return data
  try {
    return JSON.parse(data) as unknown
  } catch {
    return data
  }
}
