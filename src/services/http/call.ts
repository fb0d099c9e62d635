import type { BodyForm } from 'src/services/http/answer/jsonOf'
import type { Failure } from 'src/services/http/serviceError'

/** The response to a request, as its reader receives it. */
export interface Answer {
  status: number
  /** The parsed JSON; the text if it is not JSON; '' if there is no body. */
  body: unknown
  form: BodyForm
  /** The `Date` header: the time by the server's clock. */
  date?: string | undefined
}

/** The person on whose behalf a request changes something: the one whom the page shows, if the server requires the name (calls/acting). */
export interface ActingUser {
  userName?: string
}

/** One call to the server: the request, the time limit, and how the answer is read. */
export interface Call<T> {
  method: 'get' | 'post' | 'put'
  /** A path on this origin, or another host's whole address. */
  address: string
  query?: Record<string, string | number> | undefined
  body?: unknown
  headers?: Record<string, string>
  /** Makes the request instead of the HTTP client if its response must not be readable; the status is then 0. */
  unseen?: (address: string, signal: AbortSignal) => Promise<void>
  credentials?: boolean
  /** True for a call that the page itself may have begun (src/boot/inline): its answer is taken. */
  early?: boolean
  /**
   * The form or button that the request submits. While the browser reports that it is offline, its first submit sends
   * nothing (calls/offline). Absent for a request that the app makes without the user.
   */
  form?: string
  /** True for a request without a form, such as a poll, whose success nevertheless proves that the browser is online. */
  disprovesReport?: true
  /** Milliseconds until the call is given up; must be finite. By default the limit of a read by the page for a GET, otherwise that of an action (calls/time-limits). */
  limitMs?: number
  /** Reads a 2xx response; throws if it does not match the contract. */
  read: (answer: Answer) => T
  /** True if a status below 500 judges the person's entry, which is not a fault to report (calls/reported). */
  judgesEntry?: true
  /** Present on a call that acts for a person: the call sends the name, and fails on 409 `otherAccount` (calls/acting). */
  acting?: ActingUser
  /** Statuses that are an answer, not a failure: a wrong password, a code that has run out. `body` is the parsed JSON, undefined if there is none; a refusal may throw a `ServiceError` to make the answer a failure after all (calls/refusals). */
  refusals?: Record<number, (failure: Failure, body: unknown) => T>
}
