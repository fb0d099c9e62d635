import { CULTURE } from 'src/constants/cookies'
import { isTouchSupported, pageLanguage } from 'src/services/browser/browsingContext'
import { requestUrl } from 'src/services/http/requestUrl'
import type { Call } from 'src/services/http/http'
import { httpClient } from 'src/services/http/httpClient'
import { jsonOf } from 'src/services/http/jsonOf'
import { isSuccess, type RawAnswer, readAnswer } from 'src/services/http/readAnswer'
import { retryAfterSeconds } from 'src/services/http/retryAfter'
import { serverText, triesLeftIn } from 'src/services/http/serverText'
import { type Failure, noAnswer, ServiceError } from 'src/services/http/serviceError'

/** Makes a call, unless its answer is there already, and reads what comes; rejects with a `ServiceError` alone, which names the call (calls/classes). */
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
  if (isSuccess(response)) return readAnswer(spec, response)
  const { status } = response
  const requestId = response.headers['x-request-id']
  const body = jsonOf(response.data)
  const text = serverText(typeof body === 'object' ? body : typeof body === 'string' ? body : response.data)
  const retryAfter = response.headers['retry-after']
  const retryAfterS = retryAfterSeconds(retryAfter, Date.now())
  // One that cannot be read asks for a wait too.
  const limited = status === 429 || (status === 503 && Boolean(retryAfter))
  const failure: Failure = {
    kind: limited ? 'limited' : 'refused',
    status,
    ...(text !== undefined && { text, ...languageOf(response.headers['content-language']) }),
    ...(retryAfterS !== undefined && { retryAfterS }),
    ...(requestId && { requestId }),
    ...triesLeftIn(body),
  }
  const refusal = spec.refusals?.[status]
  if (refusal) return refusal(failure)
  throw new ServiceError(failure)
}

/** One language; a text in several has none. */
const languageOf = (header = ''): Pick<Failure, 'textLang'> =>
  CULTURE.test(header) ? { textLang: header } : {}

async function exchange(spec: Call<unknown>, signal: AbortSignal): Promise<RawAnswer> {
  try {
    const response = await httpClient.request<string>({
      method: spec.method,
      url: requestUrl(spec.address, spec.query),
      data: spec.body,
      headers: {
        'X-Touch-Supported': String(isTouchSupported()),
        // Other hosts show nothing.
        ...(spec.address.startsWith('/') && { 'Accept-Language': pageLanguage() }),
        ...spec.headers,
        // Without it axios sends a missing body as a form.
        ...(spec.body === undefined && { 'Content-Type': false }),
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
