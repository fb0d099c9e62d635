import { CANCEL } from '@redux-saga/symbols'
import * as v from 'valibot'
import { disproveReport, isReportedOffline } from 'src/services/browser/connectionReport'
import type { ActingUser } from 'src/services/http/actingUser'
import { beginSubmit } from 'src/services/http/beginSubmit'
import { type BodyForm } from 'src/services/http/bodyForm'
import { requestUrl } from 'src/services/http/requestUrl'
import { handover, takeEarly } from 'src/services/http/handover'
import { isSuccess, type RawAnswer, readAnswer } from 'src/services/http/readAnswer'
import { type Failure, noAnswer, ServiceError } from 'src/services/http/serviceError'
import { whileStaying } from 'src/services/http/whileStaying'
import { tab } from 'src/services/tab'

export interface Answer {
  status: number
  /** The parsed JSON; the text where it is not JSON; '' where there is no body. */
  body: unknown
  form: BodyForm
}

export interface Call<T> {
  method: 'get' | 'post' | 'put'
  /** A path on this origin, or another host's whole address. */
  address: string
  query?: Record<string, string | number> | undefined
  body?: unknown
  headers?: Record<string, string>
  /** Makes the call instead of our client where nobody may see the answer; the status is then 0. */
  unseen?: (address: string, signal: AbortSignal) => Promise<void>
  credentials?: boolean
  /** True for a call that the page itself may have begun (src/boot/inline): its answer is taken. */
  early?: boolean
  /** The form or button whose submit the call is: while the browser reports that it is offline, the first one sends nothing (calls/offline). Absent on a call that the app makes on its own. */
  form?: string
  /** True for a call without a form, such as a poll, whose success shows all the same that the browser is online. */
  disprovesReport?: true
  /** Milliseconds until the call is given up; must be finite (calls/time-limits). */
  limitMs: number
  /** Reads a 2xx answer; throws when it is not what the contract says. */
  read: (answer: Answer) => T
  /** True if a status below 500 judges the person's entry, which is not a fault to report (calls/reported). */
  judgesEntry?: true
  /** Present on a call that acts for a person: the call sends the name, and fails on 409 `otherAccount` (calls/acting). */
  acting?: ActingUser
  /** Statuses that are an answer, not a failure: a wrong password, a code that has run out. `body` is the parsed JSON, undefined if there is none; a refusal may throw a `ServiceError` to make the answer a failure after all (calls/refusals). */
  refusals?: Record<number, (failure: Failure, body: unknown) => T>
}

/** One HTTP call with a checked answer. Rejects with a `ServiceError` alone; cancelling the saga that waits aborts it (calls/classes). */
export function request<T>(spec: Call<T>): Promise<T> {
  const controller = new AbortController()
  const limit = tab.setTimeout(() => controller.abort('slow'), spec.limitMs)
  const { signal } = controller
  const result = whileStaying(() => sent(spec, signal), signal).finally(() => tab.clearTimeout(limit))
  result.catch((error: unknown) => handover()?.report?.(spec, error, signal))
  // redux-saga calls it when the effect that waits is cancelled.
  return Object.assign(result, { [CANCEL]: () => controller.abort() })
}

/** Aborts a call when nobody waits for its answer any more. */
export const giveUp = (call: object): void => (call as Partial<Record<string, () => void>>)[CANCEL]?.()

/** A reader for a body of this shape; anything else is unreadable. */
export const bodyOf =
  <S extends v.GenericSchema>(schema: S) =>
  ({ body }: Pick<Answer, 'body'>): v.InferOutput<S> => {
    const read = v.safeParse(schema, body)
    if (!read.success) throw new ServiceError({ kind: 'unreadable' })
    return read.output
  }

/** A reader for a call that any 2xx ends, whatever its body; a call that changes something is read by `done` (done.ts). */
export const ended = (): void => undefined

/** The HTTP client is in a chunk of its own, which loads while the person types (decision 0002). */
export const loadHttpClient = () => import(/* webpackChunkName: "send" */ 'src/services/http/send')

/** Makes a call. The success of a submit or a poll disproves the browser's report that it is offline; a read by the page does not, so that the person sees the message once. */
async function sent<T>(spec: Call<T>, signal: AbortSignal): Promise<T> {
  if (spec.form !== undefined) beginSubmit(spec.form)
  const disproves = (spec.form !== undefined || spec.disprovesReport) && isReportedOffline()
  const value = await exchanged(spec, signal)
  if (disproves) disproveReport()
  return value
}

async function exchanged<T>(spec: Call<T>, signal: AbortSignal): Promise<T> {
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
    const answer = await takeEarly(requestUrl(address, query), signal)
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
