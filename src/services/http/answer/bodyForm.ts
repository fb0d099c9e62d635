/** `page` is HTML, by its type or its first letter, whatever else it could be read as; `text` is neither that nor JSON. */
export type BodyForm = 'empty' | 'json' | 'page' | 'text'

/** The form of a body, from its text and what `jsonOf` has read; an empty body is empty whatever its type. */
export function bodyForm(text: string, read: unknown, contentType = ''): BodyForm {
  if (text.trim() === '') return 'empty'
  if (/^\s*</.test(text) || /^\s*text\/html\b/i.test(contentType)) return 'page'
  // `jsonOf` returns a body unchanged unless it is JSON; a JSON text has lost its quotes.
  return read === text ? 'text' : 'json'
}
