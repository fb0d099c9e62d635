import type { Retry } from 'src/features/session/pollStatusSlice'
import { sessionEvents } from 'src/features/session/sessionEvents'
import { call, delayEffect, type Giving, race, type Saga, takeEffect } from 'src/sagas/effects'
import { isOnline } from 'src/services/browser/environment'
import type { PageEvent } from 'src/services/browser/pageEvents'
import { millisecondsLeft } from 'src/services/clock'

/** Plain effects, by name: each ends the wait as the page's own events do. */
export type Wakes = Readonly<Record<string, Giving<unknown>>>

type Noticed = PageEvent['kind']
/** The page is seen again, or has a connection again. */
export const BACK: readonly Noticed[] = ['online', 'seen', 'restored']

/** Waits for the next poll; what is noticed of the page, or one of `wakes`, ends the wait, unless the server has asked for it (calls/poll-wakes). */
export function* untilNextPoll({ at, mandatory }: Retry, noticing = BACK, wakes: Wakes = {}): Saga {
  for (;;) {
    const left = yield* call(millisecondsLeft, at)
    if (left <= 0) return
    const { over, noticed } = yield* race({
      over: delayEffect(left),
      noticed: takeEffect(sessionEvents.pageNoticed),
      ...wakes,
    })
    if (over || (!mandatory && (!noticed || noticing.includes(noticed.payload.kind)))) return
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
