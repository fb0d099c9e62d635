/** Returns the content of a body: the parsed JSON, otherwise the unchanged text. */
export function jsonOf(data: unknown): unknown {
  if (typeof data !== 'string') return data
  try {
    return JSON.parse(data) as unknown
  } catch {
    return data
  }
}

/** `page` is HTML, by its type or its first character, even if it could be parsed otherwise; `text` is neither HTML nor JSON. */
export type BodyForm = 'empty' | 'json' | 'page' | 'text'

/** Returns the form of a body, from its text and the result of `jsonOf`. An empty body is empty, regardless of its type. */
export function bodyForm(text: string, read: unknown, contentType = ''): BodyForm {
  if (text.trim() === '') return 'empty'
  if (/^\s*</.test(text) || /^\s*text\/html\b/i.test(contentType)) return 'page'
  // `jsonOf` returns a body unchanged unless it is JSON; a JSON text has lost its quotes.
  return read === text ? 'text' : 'json'
}
