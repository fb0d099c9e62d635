import { isTouchSupported, pageLanguage } from 'src/services/browser/browsingContext'
import { bodyFor } from 'src/services/http/actingUser'
import { requestUrl } from 'src/services/http/requestUrl'
import type { Call } from 'src/services/http/call'
import { httpClient } from 'src/services/http/httpClient'
import { isSuccess, type RawAnswer, readAnswer } from 'src/services/http/answer/readAnswer'
import { refused } from 'src/services/http/answer/refused'
import { noAnswer, ServiceError } from 'src/services/http/serviceError'

/** Makes a call, unless the page has made it already, and reads the answer; rejects with a `ServiceError` only, which names the call (calls/classes). */
export async function send<T>(spec: Call<T>, signal: AbortSignal, early?: RawAnswer): Promise<T> {
  try {
    return await answerOf(spec, signal, early)
  } catch (error) {
    if (error instanceof ServiceError) error.call = `${spec.method.toUpperCase()} ${spec.address}`
    throw error
  }
}

async function answerOf<T>(spec: Call<T>, signal: AbortSignal, early?: RawAnswer): Promise<T> {
  if (spec.unseen) {
    await spec.unseen(requestUrl(spec.address, spec.query), signal)
    return spec.read({ status: 0, body: '', form: 'empty' })
  }
  const response = early ?? (await exchange(spec, signal))
  return isSuccess(response) ? readAnswer(spec, response) : refused(spec, response)
}

async function exchange(spec: Call<unknown>, signal: AbortSignal): Promise<RawAnswer> {
  const body = bodyFor(spec.body, spec.acting)
  try {
    const response = await httpClient.request<string>({
      method: spec.method,
      url: requestUrl(spec.address, spec.query),
      data: body,
      headers: {
        'X-Touch-Supported': String(isTouchSupported()),
        // The app shows no text of another host.
        ...(spec.address.startsWith('/') && { 'Accept-Language': pageLanguage() }),
        ...spec.headers,
        // Without it axios sends a missing body as a form.
        ...(body === undefined && { 'Content-Type': false }),
      },
      ...(spec.credentials && { withCredentials: true }),
      signal,
    })
    return { status: response.status, data: response.data, headers: response.headers as RawAnswer['headers'] }
  } catch {
    // An axios error holds the request and its password: it must not leave this function.
    throw noAnswer()
  }
}
