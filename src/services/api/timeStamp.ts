import * as v from 'valibot'
import { lenient } from 'src/services/schemas'

export const textOrNumber = v.custom<string | number>(
  value => typeof value === 'string' || typeof value === 'number',
)

/** Milliseconds since the epoch, from a number or an ISO 8601 text (password-change/time-ago); a number beyond the last date counts as absent. */
export const timeStamp = lenient(
  v.pipe(
    textOrNumber,
    v.transform(value => new Date(value).getTime()),
    v.check(value => Number.isFinite(value)),
  ),
)
