import { SECOND_MS } from 'src/constants/timings'

// Date.parse accepts almost any text with a digit as a date.
const HTTP_DATE = /^[a-z]{3,9},? [\w -]{6,20} ?\d\d:\d\d:\d\d/i

/**
 * Returns the seconds to wait from a `Retry-After` header. Compares a date with the `Date` header of the same
 * response, because the clock of the device may be wrong; `nowMs` replaces a missing one. Returns undefined if there
 * is no wait: for zero, a past time or an unreadable value (calls/retry-after).
 */
export function retryAfterSeconds(
  header: string | undefined,
  dateHeader: string | undefined,
  nowMs: number,
): number | undefined {
  const value = header?.trim() ?? ''
  const seconds = /^\d{1,9}$/.test(value)
    ? Number(value)
    : Math.ceil(((dateOf(value) ?? Number.NaN) - (dateOf(dateHeader) ?? nowMs)) / SECOND_MS)
  return seconds > 0 ? seconds : undefined
}

function dateOf(text = ''): number | undefined {
  // HTTP dates are in GMT, and the oldest form does not name it.
  const at = HTTP_DATE.test(text) ? Date.parse(/GMT|UTC/i.test(text) ? text : `${text} GMT`) : Number.NaN
  return Number.isNaN(at) ? undefined : at
}
