import { isTouchSupported } from 'src/services/browser/browsingContext'
import { takeEarlyLookup } from 'src/services/http/earlyLookup'
import { bodyForm } from 'src/services/http/bodyForm'
import type { Call } from 'src/services/http/http'
import { httpClient } from 'src/services/http/httpClient'
import { jsonOf } from 'src/services/http/jsonOf'
import { retryAfterSeconds } from 'src/services/http/retryAfter'
import { serverText } from 'src/services/http/serverText'
import { type Failure, noAnswer, ServiceError } from 'src/services/http/serviceError'

/** Makes a call and reads its answer; rejects with a `ServiceError` alone (hardening §1). */
export async function send<T>(spec: Call<T>, signal: AbortSignal): Promise<T> {
  if (spec.unseen) {
    await spec.unseen(addressOf(spec), signal)
    return spec.read({ status: 0, body: '', form: 'empty' })
  }
  const response = await exchange(spec, signal)
  const { status } = response
  const requestId = response.headers['x-request-id']
  const body = jsonOf(response.data)
  if (status >= 200 && status < 300) {
    try {
      return spec.read({
        status,
        body,
        form: bodyForm(response.data, body, response.headers['content-type']),
      })
    } catch {
      throw new ServiceError({ kind: 'unreadable', status, ...(requestId && { requestId }) })
    }
  }
  const text = serverText(typeof body === 'object' ? body : typeof body === 'string' ? body : response.data)
  const retryAfterS = retryAfterSeconds(response.headers['retry-after'], Date.now())
  const limited = status === 429 || (status === 503 && retryAfterS !== undefined)
  const failure: Failure = {
    kind: limited ? 'limited' : 'refused',
    status,
    ...(text !== undefined && { text }),
    ...(retryAfterS !== undefined && { retryAfterS }),
    ...(requestId && { requestId }),
  }
  const refusal = spec.refusals?.[status]
  if (refusal) return refusal(failure)
  throw new ServiceError(failure)
}

interface Response {
  status: number
  /** As it came. */
  data: string
  headers: Record<string, string | undefined>
}

async function exchange<T>(spec: Call<T>, signal: AbortSignal): Promise<Response> {
  const address = addressOf(spec)
  try {
    const early = await takeEarlyLookup(address, signal)
    if (early)
      return { status: early.status, data: await early.text(), headers: Object.fromEntries(early.headers) }
    const response = await httpClient.request<string>({
      method: spec.method,
      url: address,
      data: spec.body,
      headers: {
        'X-Touch-Supported': String(isTouchSupported()),
        ...spec.headers,
        // Without it axios calls a body that is not there a form.
        ...(spec.body === undefined && { 'Content-Type': false }),
      },
      ...(spec.credentials && { withCredentials: true }),
      signal,
    })
    return { status: response.status, data: response.data, headers: response.headers as Response['headers'] }
  } catch {
    // What axios throws holds the request, a password with it: it ends here.
    throw noAnswer()
  }
}

function addressOf({ address, query = {} }: Pick<Call<unknown>, 'address' | 'query'>): string {
  const url = new URL(address, window.location.origin)
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value))
  return url.href
}
