import * as v from 'valibot'
import { ServiceError } from 'src/services/http/serviceError'
import type { Failure } from 'src/services/http/failure'
import { jsonObject } from 'src/services/schemas'

const dueSchema = jsonObject({ code: v.literal('proveAgain') })

/**
 * Recognises the rejection of a call that requires a more recent proof of the person's identity; any other 403 is a
 * failure (security-page/proof).
 */
export function proofDue(failure: Failure, body: unknown): 'proveAgain' {
  if (!v.is(dueSchema, body)) throw new ServiceError(failure)
  return 'proveAgain'
}
