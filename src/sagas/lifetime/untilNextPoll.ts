import type { Retry } from 'src/features/session/pollStatusSlice'
import { sessionEvents } from 'src/features/session/sessionEvents'
import { call, delayEffect, type Giving, race, type Saga, takeEffect } from 'src/sagas/effects'
import { isOnline } from 'src/services/browser/environment'
import { millisecondsLeft } from 'src/services/clock'

/** Plain effects, by name: each ends the wait as the page's own events do. */
export type Wakes = Readonly<Record<string, Giving<unknown>>>

/** Waits for the next poll; a page that is seen again, or one of `wakes`, ends the wait, unless the server has asked for it (calls/poll-wakes). */
export function* untilNextPoll({ at, mandatory }: Retry, wakes: Wakes = {}): Saga {
  for (;;) {
    const left = yield* call(millisecondsLeft, at)
    if (left <= 0) return
    const { over, noticed } = yield* race({
      over: delayEffect(left),
      noticed: takeEffect(sessionEvents.pageNoticed),
      ...wakes,
    })
    if (over || (!mandatory && noticed?.payload.kind !== 'resized')) return
  }
}

/** Waits until the browser has a connection; one of `wakes` ends the wait as well (calls/poll-wakes). */
export function* untilConnected(wakes: Wakes = {}): Saga {
  for (;;) {
    const { noticed } = yield* race({ noticed: takeEffect(sessionEvents.pageNoticed), ...wakes })
    const kind = noticed?.payload.kind ?? 'online'
    if (kind === 'online') return
    // A page that slept may have missed the event.
    if (kind !== 'offline' && (yield* call(isOnline))) return
  }
}
