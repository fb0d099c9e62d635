import type { Call } from 'src/services/http/http'

/** Something that went wrong: an event of the page, a value of the configuration, a crash at a place, a call that failed. */
export type Noted =
  | [event: Event]
  | [wrong: { configured: string }]
  | [place: string, error: unknown]
  | [call: Pick<Call<unknown>, 'method' | 'address' | 'judgesEntry'>, error: unknown, signal: AbortSignal]

/** When it happened, in milliseconds since the epoch, and what it was. */
export type Kept = [atMs: number, ...noted: Noted]
