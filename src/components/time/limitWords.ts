import type { Problem } from 'src/constants/problems'
import type { Translate } from 'src/messages/useMessages'

const MINUTE_S = 60
const HOUR_S = 3600
const BUSY = 503

/** Returns a wait as minutes and seconds; undefined beyond 60 minutes, for which seconds are of no use (calls/retry-after). */
export const waitTime = (seconds: number): string | undefined =>
  seconds > HOUR_S
    ? undefined
    : `${Math.floor(seconds / MINUTE_S)}:${String(seconds % MINUTE_S).padStart(2, '0')}`

/** Returns a text that there were too many attempts, or that the server is busy, and when to try again (calls/retry-after). */
export function limitWords(t: Translate, { status }: Problem, time: string | undefined): string {
  const busy = status === BUSY
  return time === undefined
    ? t(busy ? 'retry.busyLong' : 'retry.triesLong')
    : t(busy ? 'retry.busy' : 'retry.tries', { time })
}

const LAST_S = 10

/** The text of a countdown that is read aloud: it changes once a minute, and once for the last ten seconds (accessibility/countdown). */
export const countdownAnnouncement = (secondsLeft: number): { last: boolean; n: number } =>
  secondsLeft <= LAST_S ? { last: true, n: LAST_S } : { last: false, n: Math.ceil(secondsLeft / MINUTE_S) }
