import * as v from 'valibot'
import { ServiceError, type Failure } from 'src/services/http/serviceError'
import { jsonObject } from 'src/services/schemas'

/** A new password that the server rejects with its own text (password-change/server-words). */
export interface RefusedPassword {
  text: string
  textLang?: string
}

const refusedSchema = jsonObject({ code: v.literal('passwordRefused') })

/** Returns the server's text for a new password that it rejects; undefined if the rejection has another reason. */
export const refusedPassword = ({ text, textLang }: Failure, body: unknown): RefusedPassword | undefined =>
  text !== undefined && v.is(refusedSchema, body)
    ? { text, ...(textLang !== undefined && { textLang }) }
    : undefined

/** Like the function above, for a status with no other meaning: without those texts, the call fails. */
export function onlyRefusedPassword(failure: Failure, body: unknown): RefusedPassword {
  const refused = refusedPassword(failure, body)
  if (refused) return refused
  throw new ServiceError(failure)
}
