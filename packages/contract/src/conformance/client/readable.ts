import { createHash } from 'node:crypto'
import { isObject, jsonIn, typeOf } from '../../document/readDocument'
import { CODE, FINGERPRINT } from './runnerHeaders'

/** The largest part of a response body that is read, in bytes. */
export const BODY_MAX = 16_000_000

/** Returns the body as text; undefined if it is longer than `most` bytes, in which case the connection is closed. */
export async function boundedText(answer: Response, most = BODY_MAX): Promise<string | undefined> {
  const reader = answer.body?.getReader() as ReadableStreamDefaultReader<Uint8Array> | undefined
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  for (;;) {
    const { done = true, value } = (await reader?.read()) ?? {}
    if (done || !value) return text + decoder.decode()
    bytes += value.byteLength
    if (bytes > most) {
      await reader?.cancel()
      return undefined
    }
    text += decoder.decode(value, { stream: true })
  }
}

const JSON_TYPE = 'application/json'
/** The call does not exist, regardless of the server that reports it. */
const NOT_OFFERED = [404, 405, 501]

/** Returns the meaning of an error, which is only its message: a request id in it differs from call to call. */
function saidBy(status: number, text: string): string {
  if (status < 400) return text
  const { message } = (jsonIn(text) ?? {}) as { message?: unknown }
  return typeof message === 'string' ? JSON.stringify(message) : text
}

const fingerprintOf = (status: number, text: string): string =>
  createHash('sha256')
    .update(`${status} ${saidBy(status, text)}`)
    .digest('hex')

/** Converts an error to JSON, from text or a problem (RFC 9457): the app reads all three. */
function errorAsJson(type: string, text: string): string | undefined {
  if (type === 'text/plain') return JSON.stringify(text)
  if (type !== 'application/problem+json') return undefined
  const problem = jsonIn(text)
  return isObject(problem) ? JSON.stringify({ message: problem.detail, ...problem }) : text
}

const isPage = (type: string, text: string): boolean =>
  type === 'text/html' || text.trimStart().startsWith('<')

const codeOf = (text: string): string => {
  const said = jsonIn(text)
  return isObject(said) && typeof said.code === 'string' ? said.code : 'none'
}

/** Converts a response to the form that the workflow reads; if the app could not read it, throws an error whose text continues the call's name. */
export function readable(answer: Response, text: string | undefined, needsBody: boolean): Response {
  const { status } = answer
  const type = typeOf(answer.headers)
  if (text === undefined) throw new Error(`returned ${status} with a body of more than ${BODY_MAX / 1e6} MB`)
  if (status >= 300 && status < 400) throw new Error(`returned ${status}, a redirect, which is not followed`)
  if (status === 401 && answer.headers.has('www-authenticate'))
    throw new Error('returned 401 with WWW-Authenticate, which makes a browser open its login dialog')
  if (text === '' && needsBody && status < 400)
    throw new Error(`returned ${status} without the body that the contract requires`)
  const error = status >= 400 ? errorAsJson(type, text) : undefined
  const body = error ?? text
  const code = codeOf(body)
  const headers = new Headers(answer.headers)
  // Types are case-insensitive.
  if (type !== '') headers.set('content-type', error === undefined ? type : JSON_TYPE)
  headers.set(FINGERPRINT, fingerprintOf(status, body))
  headers.set(CODE, code)
  const answerOf = (said: string): Response => new Response(said === '' ? null : said, { status, headers })
  if (NOT_OFFERED.includes(status) && code === 'none') {
    headers.delete('content-type')
    return answerOf('')
  }
  if (isPage(type, text))
    throw new Error(`returned ${status} with an HTML page, which the app attributes to a proxy`)
  if (body !== '' && headers.get('content-type') === JSON_TYPE && jsonIn(body) === undefined)
    throw new Error(`returned ${status} with a body that is not JSON`)
  return answerOf(body)
}
