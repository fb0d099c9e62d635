import type { Deadline } from 'src/services/clock'

/** The reason why a call failed (calls/classes): the kinds that a journey must distinguish. */
type FailureKind =
  | 'offline'
  | 'unreachable'
  | 'limited'
  | 'refused'
  /** An error with a page of HTML, from a proxy between the app and the server (calls/refusals). */
  | 'page'
  /** The session does not belong to the person on whose behalf the request was made (calls/acting). */
  | 'otherAccount'
  | 'unreadable'
  | 'fault'

export interface Failure {
  kind: FailureKind
  status?: number
  /** The server's own words, fit to show (calls/error-text); absent when it had none. */
  text?: string
  /** The language of that text, if the response names it (calls/text-language). */
  textLang?: string
  /** When the server wants to be asked again, from `Retry-After` (calls/deadlines). */
  until?: Deadline
  requestId?: string
  /** How many attempts are left, if the server sends it (factors/tries-left). */
  triesLeft?: number
}
