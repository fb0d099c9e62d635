import type { Action } from '@reduxjs/toolkit'
import type { Problem, ProblemCode } from 'src/constants/problems'
import { type FailedPoll, nextPoll, pollProblem, type Retry } from 'src/features/polling/pollPause'
import { catchFailure } from 'src/sagas/caught'
import { call, put, type Saga, delay, type EffectOf, race, take } from 'src/sagas/effects'
import { randomShare } from 'src/services/browser/environment'
import { deadlineIn, type Deadline, later, millisecondsLeft } from 'src/services/clock'
import { logUnusable, logFailure } from 'src/services/log'
import { OFFLINE_POLL_MS } from 'src/constants/timings'
import { sessionEvents } from 'src/features/session/sessionEvents'
import { isReportedOffline } from 'src/services/browser/connectionReport'
import type { PageEvent } from 'src/services/browser/pageEvents'

/** The request of one poller, and its way to show a failed request. */
export interface Poll<T> {
  name: string
  /** Makes one call; returns undefined if its response changes nothing. */
  ask: () => Saga<T | undefined>
  code: ProblemCode
  /** Creates the event that reports a failed call. */
  failed: (failed: { problem: Problem; retry: Retry }) => Action
  wait: (retry: Retry) => Saga
  /** Returns the minimum pause in milliseconds, if the server sets the pace. */
  serverPauseMs?: () => number
}

/**
 * Makes a request at once and after each pause, until a response ends the wait. Shows each failure until the next
 * response (calls/poll-backoff, calls/poll-retry-after).
 */
export function* pollUntil<T>({ name, ask, code, failed, wait, serverPauseMs }: Poll<T>): Saga<T> {
  let failures = 0
  for (;;) {
    let missed: FailedPoll | undefined
    try {
      const settled = yield* call(ask)
      if (settled !== undefined) return settled
      failures = 0
    } catch (error) {
      failures += 1
      const failure = yield* catchFailure(error)
      yield* call(logFailure, name, failure)
      if (failure.kind === 'unreadable') yield* call(logUnusable, error)
      missed = { failure, nth: failures, share: yield* call(randomShare) }
    }
    const retry = nextPoll(missed, serverPauseMs?.(), yield* call(deadlineIn, 0))
    if (missed) yield* put(failed({ problem: pollProblem(missed.failure, code, retry), retry }))
    yield* call(wait, retry)
  }
}

/** Effects by name. Each of them ends the wait, like the page's own events. */
type Wakes = Readonly<Record<string, EffectOf<unknown>>>

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
      over: delay(left),
      noticed: take(sessionEvents.pageNoticed),
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
