import { OFFLINE_POLL_MS } from 'src/constants/timings'
import type { Retry } from 'src/features/polling/pollPause'
import { sessionEvents } from 'src/features/session/sessionEvents'
import { call, delayEffect, type Giving, race, type Saga, takeEffect } from 'src/sagas/effects'
import { isReportedOffline } from 'src/services/browser/connectionReport'
import type { PageEvent } from 'src/services/browser/pageEvents'
import { type Deadline, deadlineIn, later, millisecondsLeft } from 'src/services/clock'

/** Plain effects, by name: each ends the wait as the page's own events do. */
type Wakes = Readonly<Record<string, Giving<unknown>>>

type Noticed = PageEvent['kind']

interface PollWait {
  wakes?: Wakes
  /** Shows that the browser reports that it is offline, before the wait goes on until `at`. */
  onOffline?: (at: Deadline) => Saga
}

/** Waits for the next poll. A page that is seen again or has a connection again, and each of `wakes`, end the wait, unless the server has asked for it. While the browser reports that it is offline, polls are a minute apart (calls/poll-wakes). */
export function* untilNextPoll(retry: Retry, { wakes = {}, onOffline }: PollWait = {}): Saga {
  const minute = yield* call(deadlineIn, OFFLINE_POLL_MS)
  const ending = yield* call(untilWoken, retry, wakes)
  if (ending === 'woken' || !(yield* call(isReportedOffline))) return
  const at = later(retry.at, minute)
  if (onOffline) yield* call(onOffline, at)
  while ((yield* call(untilWoken, { at, mandatory: false }, wakes)) === 'offline') {
    // The report is the same.
  }
}

/** Waits until a deadline or an event that wakes the poll, and returns which of them ended the wait. */
function* untilWoken({ at, mandatory }: Retry, wakes: Wakes): Saga<'time' | 'offline' | 'woken'> {
  for (;;) {
    const left = yield* call(millisecondsLeft, at)
    if (left <= 0) return 'time'
    const { over, noticed } = yield* race({
      over: delayEffect(left),
      noticed: takeEffect(sessionEvents.pageNoticed),
      ...wakes,
    })
    if (over) return 'time'
    if (mandatory) continue
    if (noticed?.payload.kind === 'offline') return 'offline'
    if (!noticed || BACK.includes(noticed.payload.kind)) return 'woken'
  }
}

/** The page is seen again, or has a connection again. */
const BACK: readonly Noticed[] = ['online', 'seen', 'restored']
