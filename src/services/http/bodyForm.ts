/** `page` is HTML, by its type or its first letter, whatever else it could be read as; `text` is neither that nor JSON. */
export type BodyForm = 'empty' | 'json' | 'page' | 'text'

/** What a body is, given as it came and as `jsonOf` has read it; an empty one is that whatever its type. */
export function bodyForm(text: string, read: unknown, contentType = ''): BodyForm {
  if (text.trim() === '') return 'empty'
  if (/^\s*</.test(text) || /^\s*text\/html\b/i.test(contentType)) return 'page'
  // What is no JSON comes back as it is; a JSON text has lost its quotes.
  return read === text ? 'text' : 'json'
}
