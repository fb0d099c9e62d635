/** What a body says: the parsed JSON, else the text as it came. */
export function jsonOf(data: unknown): unknown {
  if (typeof data !== 'string') return data
  try {
    return JSON.parse(data) as unknown
  } catch {
    return data
  }
}
