import * as v from 'valibot'
import { isTouchSupported } from 'src/services/browsingContext'
import { isOnline } from 'src/services/environment'
import { retryAfterSeconds } from 'src/services/retryAfter'
import { serverText } from 'src/services/serverText'
import { type Failure, ServiceError } from 'src/services/serviceError'

export interface Answer {
  status: number
  /** The parsed JSON; the text where it is none; '' where there is no body. */
  body: unknown
}

export interface Call<T> {
  method: 'get' | 'post' | 'put'
  /** A path on this origin, or another host's whole address. */
  address: string
  query?: Record<string, string | number> | undefined
  body?: unknown
  headers?: Record<string, string>
  /** True for a host that is not ours: its cookies go along, our headers do not. */
  foreign?: boolean
  credentials?: boolean
  /** The answer, where the page has asked already (src/early). */
  early?: Promise<globalThis.Response> | undefined
  /** Milliseconds until the call is given up; an endless one is none (hardening §1, SLOW). */
  limitMs: number
  /** Reads a 2xx answer; throws when it is not what the contract says. */
  read: (answer: Answer) => T
  /** Statuses that are an answer, not a failure: a wrong password, a code that has run out. */
  refusals?: Record<number, (failure: Failure) => T>
}

// What redux-saga calls on a promise whose effect is cancelled; its own constant, which services may not import.
const CANCEL = '@@redux-saga/CANCEL_PROMISE'

/** One HTTP call with a checked answer. Rejects with a `ServiceError` alone; cancelling the saga that waits aborts it (spec §7, hardening §1). */
export function request<T>(spec: Call<T>): Promise<T> {
  const controller = new AbortController()
  const limit = setTimeout(() => controller.abort(), spec.limitMs)
  const result = send(spec, controller.signal).finally(() => clearTimeout(limit))
  return Object.assign(result, { [CANCEL]: () => controller.abort() })
}

/** Breaks a call off whose answer nobody waits for any more. */
export const giveUp = (call: Promise<unknown>): void => {
  if (CANCEL in call && typeof call[CANCEL] === 'function') (call[CANCEL] as () => void)()
}

/** A reader for a body of this shape; anything else is unreadable. */
export const bodyOf =
  <S extends v.GenericSchema>(schema: S) =>
  ({ body }: Answer): v.InferOutput<S> => {
    const read = v.safeParse(schema, body)
    if (!read.success) throw new ServiceError({ kind: 'unreadable' })
    return read.output
  }

/** A reader for a call of which only the status counts. */
export const done = (): void => undefined

async function send<T>(spec: Call<T>, signal: AbortSignal): Promise<T> {
  const response = await exchange(spec, signal)
  const { status } = response
  const requestId = response.headers['x-request-id']
  const body = parsed(response.data)
  if (status >= 200 && status < 300) {
    try {
      return spec.read({ status, body })
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
  data: unknown
  headers: Record<string, string | undefined>
}

/** The HTTP client comes in a chunk of its own, while the person types (decision 0002). */
export const loadHttpClient = () => import('src/services/httpClient')

async function exchange<T>(spec: Call<T>, signal: AbortSignal): Promise<Response> {
  try {
    if (spec.early) {
      const answer = await spec.early
      const { status, headers } = answer
      return { status, data: await answer.text(), headers: Object.fromEntries(headers) }
    }
    // One that fails to load is a call that failed.
    const { httpClient } = await loadHttpClient()
    const response = await httpClient.request<unknown>({
      method: spec.method,
      url: addressOf(spec),
      data: spec.body,
      headers: {
        ...(!spec.foreign && { 'X-Touch-Supported': String(isTouchSupported()) }),
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
    throw new ServiceError({ kind: isOnline() ? 'unreachable' : 'offline' })
  }
}

function addressOf({ address, query = {} }: Pick<Call<unknown>, 'address' | 'query'>): string {
  const url = new URL(address, window.location.origin)
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value))
  return url.href
}

function parsed(data: unknown): unknown {
  if (typeof data !== 'string') return data
  try {
    return JSON.parse(data) as unknown
  } catch {
    return data
  }
}
