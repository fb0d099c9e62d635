import * as v from 'valibot'
import type { Answer } from 'src/services/http/call'
import { ServiceError } from 'src/services/http/serviceError'
import { convertedText, jsonObject, lenient, nullish } from 'src/services/schemas'
import { cleanUsername } from 'src/services/cleanUsername'
import { CHANGE_REASONS, type ChangeReason } from 'src/constants/passwordChange'

/** The server's name for the user of the session, if the server returns it (one-sign-in/server-name). */
export interface SessionUserName {
  userName?: string
}

const sessionUserNameSchema = jsonObject({ userName: convertedText(cleanUsername) })

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

/** The reason in a response that determines the next page. An unknown one fails the call (password-change/required). */
export const changeReason = nullish(v.picklist(CHANGE_REASONS))

const reasonSchema = jsonObject({ passwordChange: lenient(changeReason) })

/** The reason why the user must choose a new password, if the response contains one. */
export interface PasswordChangeDue {
  passwordChange?: ChangeReason
}

/** Returns the reason in a body of any form. An unknown reason counts as absent, because such a response is valid with any body. */
export function passwordChangeIn(body: unknown): PasswordChangeDue {
  const read = v.safeParse(reasonSchema, body)
  return read.success && read.output.passwordChange ? { passwordChange: read.output.passwordChange } : {}
}
