import { bodyForm, jsonOf } from 'src/services/http/answer/jsonOf'
import type { Call } from 'src/services/http/call'
import { ServiceError } from 'src/services/http/serviceError'

export interface RawAnswer {
  status: number
  data: string
  headers: Record<string, string | undefined>
}

export const isSuccess = ({ status }: RawAnswer): boolean => status >= 200 && status < 300

/** The value of a 2xx answer; rejects an answer that breaks the contract. */
export function readAnswer<T>({ read }: Call<T>, { status, data, headers }: RawAnswer): T {
  try {
    const body = jsonOf(data)
    return read({ status, body, form: bodyForm(data, body, headers['content-type']), date: headers.date })
  } catch (error) {
    const requestId = headers['x-request-id']
    const failure = { kind: 'unreadable', status, ...(requestId && { requestId }) } as const
    throw Object.assign(new ServiceError(failure), error instanceof ServiceError && { field: error.field })
  }
}
