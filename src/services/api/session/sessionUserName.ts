import * as v from 'valibot'
import type { Answer } from 'src/services/http/call'
import { ServiceError } from 'src/services/http/serviceError'
import { jsonObject, lenient } from 'src/services/schemas'
import { cleanUsername } from 'src/services/username/cleanUsername'

/** The server's name for the user of the session, if the server returns it (one-sign-in/server-name). */
export interface SessionUserName {
  userName?: string
}

const sessionUserNameSchema = jsonObject({
  userName: lenient(v.pipe(v.string(), v.transform(cleanUsername))),
})

/** Returns the cleaned `userName` of an answer of any form, and nothing if the answer has none. */
export function sessionUserName({ body }: Pick<Answer, 'body'>): SessionUserName {
  const read = v.safeParse(sessionUserNameSchema, body)
  return read.success && read.output.userName ? { userName: read.output.userName } : {}
}

/** Returns the cleaned `userName` of an answer that must name the user; throws a `ServiceError` (`unreadable`) if it names none. */
export function requiredUserName(answer: Pick<Answer, 'body'>): string {
  const { userName } = sessionUserName(answer)
  if (userName === undefined) throw new ServiceError({ kind: 'unreadable' })
  return userName
}
