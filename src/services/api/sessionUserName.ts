import * as v from 'valibot'
import { USERNAME_MAX } from 'src/constants/limits'
import { cleanText } from 'src/services/cleanText'
import type { Answer } from 'src/services/http/http'
import { jsonObject, lenient } from 'src/services/schemas'

/** The name by which the server knows the user of the session, if the server returns it (one-sign-in/server-name). */
export interface SessionUserName {
  userName?: string
}

const sessionUserNameSchema = jsonObject({
  userName: lenient(
    v.pipe(
      v.string(),
      v.transform(name => cleanText(name, USERNAME_MAX)),
    ),
  ),
})

/** Returns the cleaned `userName` of an answer of any form, and nothing if the answer has none. */
export function sessionUserName({ body }: Pick<Answer, 'body'>): SessionUserName {
  const read = v.safeParse(sessionUserNameSchema, body)
  return read.success && read.output.userName ? { userName: read.output.userName } : {}
}
