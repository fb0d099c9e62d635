import { SERVER_TEXT_MAX } from 'src/constants/limits'

const LOOKS_LIKE_HTML = /^<|<\/?[a-z][^>]*>/i

/** The server's message in an error body, or undefined: the body when it is a string, else its `message` (calls/error-text). */
export function serverText(body: unknown): string | undefined {
  const text = typeof body === 'string' ? body : messageOf(body)
  // The bound comes before the trim and the pattern, so that both stay cheap on any input.
  if (text === undefined || text.length > SERVER_TEXT_MAX * 4) return undefined
  const trimmed = text.trim()
  if (trimmed === '' || trimmed.length > SERVER_TEXT_MAX || LOOKS_LIKE_HTML.test(trimmed)) return undefined
  return trimmed
}

function messageOf(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null || !('message' in body)) return undefined
  return typeof body.message === 'string' ? body.message : undefined
}
