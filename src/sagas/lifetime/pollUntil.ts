import type { Action } from '@reduxjs/toolkit'
import type { Problem, ProblemCode } from 'src/constants/problems'
import { type FailedPoll, nextPoll, pollProblem, type Retry } from 'src/features/polling/pollPause'
import { catchFailure } from 'src/sagas/caught'
import { call, put, type Saga } from 'src/sagas/effects'
import { randomShare } from 'src/services/browser/environment'
import { deadlineIn } from 'src/services/clock'
import { logUnusable } from 'src/services/http/serviceError'
import { logFailure } from 'src/services/log'

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
