const UNITS: [unit: Intl.RelativeTimeFormatUnit, seconds: number][] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
]

/**
 * Returns how long ago a time was, in the largest whole unit and in the language of the culture
 * (password-change/time-ago). Both times are in milliseconds since the epoch.
 */
export function timeAgo(thenMs: number, nowMs: number, culture: string): string {
  const format = new Intl.RelativeTimeFormat(culture, { numeric: 'auto' })
  // The other machine's clock may be ahead of this one.
  const seconds = Math.max(0, Math.floor((nowMs - thenMs) / 1000))
  const [unit, size] = UNITS.find(([, unitSize]) => seconds >= unitSize) ?? ['second', 1]
  return format.format(unit === 'second' ? 0 : -Math.floor(seconds / size), unit)
}
