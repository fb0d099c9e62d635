import { OFFLINE_POLL_MS } from 'src/constants/timings'
import type { Retry } from 'src/features/polling/pollPause'
import { sessionEvents } from 'src/features/session/sessionEvents'
import { call, delayEffect, type EffectWith, race, type Saga, takeEffect } from 'src/sagas/effects'
import { isReportedOffline } from 'src/services/browser/connectionReport'
import type { PageEvent } from 'src/services/browser/pageEvents'
import { type Deadline, deadlineIn, later, millisecondsLeft } from 'src/services/clock'

/** Effects by name. Each of them ends the wait, like the page's own events. */
type Wakes = Readonly<Record<string, EffectWith<unknown>>>

type Noticed = PageEvent['kind']

interface PollWait {
  wakes?: Wakes
  /** Shows that the browser is offline, before the wait continues until `at`. */
  onOffline?: (at: Deadline) => Saga
}

/**
 * Waits for the next poll. The wait ends early when the page becomes visible, when the connection returns and at each
 * of `wakes`, unless the server required the pause. While the browser reports that it is offline, polls are a minute
 * apart (calls/poll-wakes).
 */
export function* untilNextPoll(retry: Retry, { wakes = {}, onOffline }: PollWait = {}): Saga {
  const minute = yield* call(deadlineIn, OFFLINE_POLL_MS)
  const ending = yield* call(untilWoken, retry, wakes)
  if (ending === 'woken' || !(yield* call(isReportedOffline))) return
  const at = later(retry.at, minute)
  if (onOffline) yield* call(onOffline, at)
  while ((yield* call(untilWoken, { at, mandatory: false }, wakes)) === 'offline') {
    // The offline report has not changed.
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

/** The page has become visible, or has a connection again. */
const BACK: readonly Noticed[] = ['online', 'seen', 'restored']
