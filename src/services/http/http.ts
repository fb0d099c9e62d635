import { CANCEL } from '@redux-saga/symbols'
import * as v from 'valibot'
import { ACTION_LIMIT_MS, READ_LIMIT_MS } from 'src/constants/timings'
import { disproveReport, isReportedOffline, holdSubmit } from 'src/services/browser/connectionReport'
import type { Answer, Call } from 'src/services/http/call'
import { requestUrl } from 'src/services/http/requestUrl'
import { handover, takeEarlyCall } from 'src/services/http/handover'
import { isSuccess, type RawAnswer, readAnswer } from 'src/services/http/answer/readAnswer'
import { noAnswer, ServiceError } from 'src/services/http/serviceError'
import { tab } from 'src/services/tab'

/**
 * Makes one HTTP request and validates its response. Rejects only with a `ServiceError`; cancelling the saga that
 * waits aborts the request (calls/classes). The address is a path on this origin, or another host's whole address.
 */
export function request<T>(
  method: Call<T>['method'],
  address: string,
  options: Omit<Call<T>, 'method' | 'address'>,
): Promise<T> {
  const spec = { method, address, ...options }
  const controller = new AbortController()
  const { limitMs = method === 'get' ? READ_LIMIT_MS : ACTION_LIMIT_MS } = spec
  const limit = tab.setTimeout(() => controller.abort('slow'), limitMs)
  const { signal } = controller
  const result = whileStaying(() => sendCall(spec, signal), signal).finally(() => tab.clearTimeout(limit))
  result.catch((error: unknown) => handover()?.report?.(spec, error, signal))
  // redux-saga calls it when the effect that waits is cancelled.
  return Object.assign(result, { [CANCEL]: () => controller.abort() })
}

/** Aborts a request whose response is no longer needed. */
export const giveUp = (call: object): void => (call as Partial<Record<string, () => void>>)[CANCEL]?.()

/** Creates a reader for a body of this shape; any other body is unreadable. */
export const bodyOf =
  <S extends v.GenericSchema>(schema: S) =>
  ({ body }: Pick<Answer, 'body'>): v.InferOutput<S> => {
    const read = v.safeParse(schema, body)
    if (!read.success)
      throw Object.assign(new ServiceError({ kind: 'unreadable' }), { field: pathOf(read.issues[0]) })
    return read.output
  }

const pathOf = ({ path }: v.BaseIssue<unknown>): string | undefined =>
  path?.map(({ key }) => String(key)).join('.')

/** A reader for a request that succeeds with any 2xx and any body. */
export const ended = (): void => undefined

/** A reader for a call that changes something: accepts an empty body or JSON; a page of HTML, broken JSON or a bare word proves nothing (calls/changes-done). */
export const doneAs =
  <T>(outcome: T) =>
  ({ form }: Pick<Answer, 'form'>): T => {
    if (form !== 'empty' && form !== 'json') throw new ServiceError({ kind: 'unreadable' })
    return outcome
  }

export const done = doneAs(undefined)

/** A reader for a call that any 2xx ends unless its body is a page of HTML, which a proxy may have sent. */
export const endedUnlessPage = ({ form }: Pick<Answer, 'form'>): undefined => {
  if (form === 'page') throw new ServiceError({ kind: 'unreadable' })
}

/** The HTTP client is a separate chunk, which loads while the person types (decision 0002). */
export const loadHttpClient = () => import(/* webpackChunkName: "send" */ 'src/services/http/send')

/** Makes a call. The success of a submit or a poll disproves the browser's report that it is offline; a read by the page does not, so that the person sees the message once. */
async function sendCall<T>(spec: Call<T>, signal: AbortSignal): Promise<T> {
  if (spec.form !== undefined) beginSubmit(spec.form)
  const disproves = (spec.form !== undefined || spec.disprovesReport) && isReportedOffline()
  const value = await fetchAnswer(spec, signal)
  if (disproves) disproveReport()
  return value
}

async function fetchAnswer<T>(spec: Call<T>, signal: AbortSignal): Promise<T> {
  const early = spec.early ? await earlyAnswer(spec, signal) : undefined
  if (early && isSuccess(early)) return readAnswer(spec, early)
  const client = await loadHttpClient().catch(() => undefined)
  // If the chunk fails to load, the call fails.
  if (!client) throw noAnswer()
  return client.send(spec, signal, early)
}

async function earlyAnswer(
  { address, query }: Call<unknown>,
  signal: AbortSignal,
): Promise<RawAnswer | undefined> {
  try {
    const answer = await takeEarlyCall(requestUrl(address, query), signal)
    return (
      answer && {
        status: answer.status,
        data: await answer.text(),
        headers: Object.fromEntries(answer.headers),
      }
    )
  } catch {
    throw noAnswer()
  }
}

let calls = 0
let leaving = false
const leave = () => {
  leaving = true
}

/**
 * Makes a request. If it fails without a response while the page is being left, rejects only once it is given up:
 * WebKit aborts requests as soon as a navigation starts, and a failure would make the app open its own page over that
 * navigation (calls/broken-off).
 */
async function whileStaying<T>(call: () => Promise<T>, signal: AbortSignal): Promise<T> {
  if (calls === 0) {
    leaving = false
    tab.addEventListener('beforeunload', leave)
  }
  calls += 1
  try {
    return await call()
  } catch (error) {
    if (leaving && isUnanswered(error)) await aborted(signal)
    throw error
  } finally {
    calls -= 1
    if (calls === 0) tab.removeEventListener('beforeunload', leave)
  }
}

const isUnanswered = (error: unknown): boolean =>
  error instanceof ServiceError && ['unreachable', 'offline'].includes(error.failure.kind)

const aborted = (signal: AbortSignal): Promise<unknown> =>
  new Promise(resolve => {
    signal.addEventListener('abort', resolve)
    if (signal.aborted) resolve(undefined)
  })

/**
 * Begins a submit of a form. Throws the failure of an offline browser if this submit must send nothing
 * (calls/offline). `request` calls it for a request with a `form`. A journey calls it only if something else, such as
 * a passkey's dialog, must not happen before.
 */
export function beginSubmit(form: string): void {
  if (holdSubmit(form)) throw new ServiceError({ kind: 'offline' })
}
