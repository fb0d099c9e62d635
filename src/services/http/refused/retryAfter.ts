// Date.parse accepts almost any text with a digit as a date.
const HTTP_DATE = /^[a-z]{3,9},? [\w -]{6,20} ?\d\d:\d\d:\d\d/i

/** Seconds to wait by a `Retry-After` header, as seconds or as a date; undefined when there is none that can be read. */
export function retryAfterSeconds(header: string | undefined, nowMs: number): number | undefined {
  const value = header?.trim()
  if (!value) return undefined
  if (/^\d{1,9}$/.test(value)) return Number(value)
  const at = HTTP_DATE.test(value) ? Date.parse(value) : Number.NaN
  return Number.isNaN(at) ? undefined : Math.max(0, Math.ceil((at - nowMs) / 1000))
}
