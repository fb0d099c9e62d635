import * as v from 'valibot'
import { SECOND_MS } from 'src/constants/timings'
import { lenient } from 'src/services/schemas'

export const textOrNumber = v.custom<string | number>(
  value => typeof value === 'string' || typeof value === 'number',
)

/** A smaller number is in seconds: in milliseconds it would be a time before March 1973. */
const FIRST_MS = 1e11

const ISO_8601 =
  /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:[.,]\d{1,3})?)?)\d* ?(?:(Z)|([+-]\d\d)(?::?(\d\d))?)?)?$/i

/** Returns the milliseconds since the epoch of an ISO 8601 text, NaN for any other text. A time without a zone is UTC: browsers read it as local. */
function msOfText(text: string): number {
  const read = ISO_8601.exec(text.trim())
  if (!read) return Number.NaN
  const [, date, time = '00:00', , hours = '+00', minutes = '00'] = read
  return Date.parse(`${date}T${time.replace(',', '.')}${hours}:${minutes}`)
}

const msOf = (value: string | number): number =>
  typeof value === 'string'
    ? msOfText(value)
    : new Date(value < FIRST_MS ? value * SECOND_MS : value).getTime()

/** Milliseconds since the epoch, from a number of milliseconds or seconds or an ISO 8601 text (password-change/time-ago); any other value counts as absent. */
export const timeStamp = lenient(
  v.pipe(
    textOrNumber,
    v.transform(msOf),
    v.check(value => Number.isFinite(value)),
  ),
)
