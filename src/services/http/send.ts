import { isTouchSupported, pageLanguage } from 'src/services/browser/browsingContext'
import { isPlainObject } from 'src/services/schemas'
import { requestUrl } from 'src/services/http/requestUrl'
import type { ActingUser, Call } from 'src/services/http/call'
import { type Failure, noAnswer, ServiceError } from 'src/services/http/serviceError'
import { httpClient } from 'src/services/http/httpClient'
import { isSuccess, type RawAnswer, readAnswer } from 'src/services/http/answer/readAnswer'
import { bodyForm, jsonOf } from 'src/services/http/answer/jsonOf'
import { retryAfterSeconds } from 'src/services/http/answer/retryAfter'
import { serverText, triesLeftIn } from 'src/services/http/answer/serverText'
import { deadlineIn } from 'src/services/clock'
import { CULTURE } from 'src/constants/cookies'
import { SECOND_MS } from 'src/constants/timings'

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

/** Returns a body with the acting user's name; the unchanged body if there is no name. */
function bodyFor(body: unknown, { userName }: ActingUser = {}): unknown {
  if (!userName) return body
  return { ...(isPlainObject(body) && body), userName }
}

/** Returns whether the `code` in the response means that the session belongs to another person. */
const isOtherAccount = (status: number, body: unknown): boolean =>
  status === 409 && isPlainObject(body) && 'code' in body && body.code === 'otherAccount'

/**
 * Converts a response other than 2xx to the request's own answer to a rejection; throws a `ServiceError` if it has
 * none. An HTML page is never a rejection, because it may come from a proxy (calls/refusals).
 */
function refused<T>({ refusals, acting }: Call<T>, { status, data, headers }: RawAnswer): T {
  const type = headers['content-type']
  const read = jsonOf(data)
  const form = bodyForm(data, read, type)
  const body = form === 'json' ? read : undefined
  const facts = { status, ...waitOf(headers), ...requestOf(headers) }
  const limited = status === 429 || (status === 503 && facts.until !== undefined)
  if (form === 'page') throw new ServiceError({ kind: limited ? 'limited' : 'page', ...facts })
  const text = serverText(read, type)
  const failure: Failure = {
    kind: limited ? 'limited' : 'refused',
    ...facts,
    ...(text !== undefined && { text, ...languageOf(headers['content-language']) }),
    ...triesLeftIn(body),
  }
  if (limited) throw new ServiceError(failure)
  if (acting && isOtherAccount(status, body)) throw new ServiceError({ kind: 'otherAccount', ...facts })
  const refusal = refusals?.[status]
  if (refusal) return refusal(failure, body)
  throw new ServiceError(failure)
}

const requestOf = ({ 'x-request-id': requestId }: RawAnswer['headers']): Pick<Failure, 'requestId'> =>
  requestId ? { requestId } : {}

/** Turns the header into a deadline, here only: everything that counts it down then counts to the same moment (calls/deadlines). */
function waitOf(headers: RawAnswer['headers']): Pick<Failure, 'until'> {
  const seconds = retryAfterSeconds(headers['retry-after'], headers.date, Date.now())
  return seconds === undefined ? {} : { until: deadlineIn(seconds * SECOND_MS) }
}

/** The single language of the answer; undefined if the header names several. */
const languageOf = (header = ''): Pick<Failure, 'textLang'> =>
  CULTURE.test(header) ? { textLang: header } : {}
