import * as v from 'valibot'
import { CHANGE_REASONS, type ChangeReason } from 'src/constants/passwordChange'
import { jsonObject, lenient, nullish } from 'src/services/schemas'

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
