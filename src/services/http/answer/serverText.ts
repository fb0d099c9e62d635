import { SERVER_TEXT_MAX } from 'src/constants/limits'
import { isPlainObject } from 'src/services/schemas'

const TRIES_MAX = 99

const LOOKS_LIKE_HTML = /^<|<\/?[a-z][^>]*>/i

const PROBLEM_TYPE = /^\s*application\/problem\+json\b/i

/**
 * Returns the server's message in an error body: the body if it is a string, otherwise its `message`, otherwise the
 * `detail` of a problem; undefined if there is none (calls/error-text).
 */
export function serverText(body: unknown, contentType = ''): string | undefined {
  const text =
    typeof body === 'string'
      ? body
      : (textIn(body, 'message') ?? (PROBLEM_TYPE.test(contentType) ? textIn(body, 'detail') : undefined))
  // The bound comes before the trim and the pattern, so that both stay cheap on any input.
  if (text === undefined || text.length > SERVER_TEXT_MAX * 4) return undefined
  const trimmed = text.trim()
  if (trimmed === '' || trimmed.length > SERVER_TEXT_MAX || LOOKS_LIKE_HTML.test(trimmed)) return undefined
  return trimmed
}

function textIn(body: unknown, field: string): string | undefined {
  const value = isPlainObject(body) ? (body as Record<string, unknown>)[field] : undefined
  return typeof value === 'string' ? value : undefined
}

/** Returns how many attempts are left, from the body of an error; {} if the body contains no whole number for it (factors/tries-left). */
export function triesLeftIn(body: unknown): { triesLeft?: number } {
  const tries: unknown = isPlainObject(body) && 'triesLeft' in body ? body.triesLeft : undefined
  return typeof tries === 'number' && Number.isInteger(tries) && tries >= 0 && tries <= TRIES_MAX
    ? { triesLeft: tries }
    : {}
}
