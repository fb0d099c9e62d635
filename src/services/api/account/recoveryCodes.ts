import * as v from 'valibot'
import { jsonObject } from 'src/services/schemas'

const FEWEST = 4
const MOST = 20
const LONGEST = 64

const recoveryCodesSchema = jsonObject({
  recoveryCodes: v.pipe(
    v.array(
      v.pipe(
        v.string(),
        v.trim(),
        v.regex(/^[\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?$/),
        v.maxLength(LONGEST),
      ),
    ),
    v.minLength(FEWEST),
    v.maxLength(MOST),
  ),
})

/** Returns the recovery codes in a response. A list of another form counts as absent (factors/recovery-codes). */
export function recoveryCodesIn(body: unknown): { recoveryCodes?: string[] } {
  const read = v.safeParse(recoveryCodesSchema, body)
  return read.success ? read.output : {}
}
