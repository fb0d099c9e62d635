import * as v from 'valibot'
import { type Failure, ServiceError } from 'src/services/http/serviceError'
import { jsonObject } from 'src/services/schemas'

/**
 * Creates a reader for a rejection, with the outcome of each code that its body may name. A rejection without such a
 * code is a failure: a proxy may have sent it, or the person can do nothing about it (calls/refusals).
 */
export const refusalAs =
  <const T>(outcomes: Readonly<Record<string, T>>) =>
  (failure: Failure, body: unknown): T => {
    const read = v.safeParse(jsonObject({ code: v.picklist(Object.keys(outcomes)) }), body)
    if (!read.success) throw new ServiceError(failure)
    return outcomes[read.output.code] as T
  }

/** Recognises the rejection of a call that requires a more recent proof of the person's identity (security-page/proof). */
export const proofDue = refusalAs({ proveAgain: 'proveAgain' })
