import { CULTURE } from 'src/constants/cookies'
import { SECOND_MS } from 'src/constants/timings'
import { deadlineIn } from 'src/services/clock'
import { isOtherAccount } from 'src/services/http/actingUser'
import { bodyForm } from 'src/services/http/answer/bodyForm'
import type { Call } from 'src/services/http/call'
import { jsonOf } from 'src/services/http/answer/jsonOf'
import type { RawAnswer } from 'src/services/http/answer/readAnswer'
import { retryAfterSeconds } from 'src/services/http/answer/retryAfter'
import { serverText, triesLeftIn } from 'src/services/http/answer/serverText'
import { ServiceError } from 'src/services/http/serviceError'
import type { Failure } from 'src/services/http/failure'

/**
 * Converts a response other than 2xx to the request's own answer to a rejection; throws a `ServiceError` if it has
 * none. An HTML page is never a rejection, because it may come from a proxy (calls/refusals).
 */
export function refused<T>({ refusals, acting }: Call<T>, { status, data, headers }: RawAnswer): T {
  const type = headers['content-type']
  const read = jsonOf(data)
  const form = bodyForm(data, read, type)
  const body = form === 'json' ? read : undefined
  const facts = { status, ...waitOf(headers), ...requestOf(headers) }
  // An unreadable header asks for a wait, too.
  const limited = status === 429 || (status === 503 && Boolean(headers['retry-after']))
  if (form === 'page') throw new ServiceError({ kind: limited ? 'limited' : 'page', ...facts })
  const text = serverText(typeof body === 'object' || typeof body === 'string' ? body : data, type)
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
