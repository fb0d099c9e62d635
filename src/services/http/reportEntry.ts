import type { Call } from 'src/services/http/call'

/** Why a host did not sign the person in. */
export type LeftOutReason = 'denied' | 'skipped' | 'address' | 'unanswered'

export interface LeftOutHost {
  name: string
  why: LeftOutReason
}

/** Something that went wrong: an event of the page, a value of the configuration, hosts that were left out, a crash at a place, a call that failed. */
export type ReportEntry =
  | [event: Event]
  | [wrong: { configured: string }]
  | [hosts: { leftOut: readonly LeftOutHost[] }]
  | [place: string, error: unknown]
  | [call: Pick<Call<unknown>, 'method' | 'address' | 'judgesEntry'>, error: unknown, signal: AbortSignal]

/** The place of an error from which React has recovered while it took the page over. */
export const HYDRATION = 'hydration'

/** The time of the event in milliseconds since the epoch, and the event. */
export type BufferedEntry = [atMs: number, ...entry: ReportEntry]
