import { defaultPause, pollPause } from 'src/features/session/pollPause'
import { problemOf } from 'src/features/problemOf'
import { sessionEvents } from 'src/features/session/sessionEvents'
import type { Retry } from 'src/features/session/pollStatusSlice'
import { deskCodeActions } from 'src/features/support/desk/deskCodeSlice'
import { call, delayEffect, put, race, type Saga, take, takeEffect } from 'src/sagas/effects'
import { type DeskCodeAnswer, fetchHelpDeskCode } from 'src/services/api/helpDeskCodeService'
import type { PageEvent } from 'src/services/browser/pageEvents'
import { isOnline, randomShare } from 'src/services/browser/environment'
import { deadlineIn, millisecondsLeft } from 'src/services/clock'
import { failureOf } from 'src/services/http/serviceError'
import { logFailure } from 'src/services/log'

/** Asks until the desk has looked at this code, or the browser has another one or none; at the pace of every poll (calls/poll-backoff, calls/poll-retry-after, support/desk-seen). */
export function* untilNews(code: string): Saga<DeskCodeAnswer> {
  let failures = 0
  let next: Retry = defaultPause(yield* call(deadlineIn, 0))
  for (;;) {
    yield* call(rest, next)
    try {
      const answer = yield* call(fetchHelpDeskCode)
      if (answer.kind !== 'code' || answer.code !== code) return answer
      failures = 0
      next = defaultPause(yield* call(deadlineIn, 0))
      yield* put(deskCodeActions.notSeen())
    } catch (error) {
      const failure = failureOf(error)
      failures += 1
      yield* call(logFailure, 'code for the help desk', failure)
      next = pollPause(failure, failures, yield* call(randomShare), yield* call(deadlineIn, 0))
      const problem = problemOf(failure, 'serverTryLater')
      // A limit counts down to the same moment: the next poll.
      yield* put(deskCodeActions.unanswered(problem.until ? { ...problem, until: next.at } : problem))
      if (failure.kind === 'offline') yield* call(untilBackOnline)
    }
  }
}

const WAKES: readonly PageEvent['kind'][] = ['online', 'seen', 'restored']

/** Waits for the next poll; a page that is seen again asks at once, unless the server has asked for the pause (calls/poll-wakes). */
export function* rest({ at, mandatory }: Retry): Saga {
  for (;;) {
    const left = yield* call(millisecondsLeft, at)
    if (left <= 0) return
    const { over, noticed } = yield* race({
      over: delayEffect(left),
      noticed: takeEffect(sessionEvents.pageNoticed),
    })
    if (over || (!mandatory && noticed && WAKES.includes(noticed.payload.kind))) return
  }
}

function* untilBackOnline(): Saga {
  for (;;) {
    const { kind } = (yield* take(sessionEvents.pageNoticed)).payload
    if (kind === 'online') return
    // A page that slept may have missed the event.
    if (kind !== 'offline' && (yield* call(isOnline))) return
  }
}
