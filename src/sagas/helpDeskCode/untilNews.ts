import { defaultPause, pollPause } from 'src/features/polling/pollPause'
import { problemOf } from 'src/features/problemOf'
import type { Retry } from 'src/features/polling/pollStatusSlice'
import { deskCodeActions } from 'src/features/helpDeskCode/deskCodeSlice'
import { catchFailure } from 'src/sagas/caught'
import { call, put, type Saga } from 'src/sagas/effects'
import { untilNextPoll } from 'src/sagas/lifetime/untilNextPoll'
import { type DeskCodeAnswer, fetchHelpDeskCode } from 'src/services/api/helpDeskCodeService'
import { randomShare } from 'src/services/browser/environment'
import { deadlineIn } from 'src/services/clock'
import { logFailure } from 'src/services/log'

/** Asks until the desk has looked at this code, or the browser has another one or none; at the pace of every poll (calls/poll-backoff, calls/poll-retry-after, support/desk-seen). */
export function* untilNews(code: string): Saga<DeskCodeAnswer> {
  let failures = 0
  let next: Retry = defaultPause(yield* call(deadlineIn, 0))
  for (;;) {
    yield* call(untilNextPoll, next)
    try {
      const answer = yield* call(fetchHelpDeskCode)
      if (answer.kind !== 'code' || answer.code !== code) return answer
      failures = 0
      next = defaultPause(yield* call(deadlineIn, 0))
      yield* put(deskCodeActions.notSeen())
    } catch (error) {
      const failure = yield* catchFailure(error)
      failures += 1
      yield* call(logFailure, 'code for the help desk', failure)
      next = pollPause(failure, failures, yield* call(randomShare), yield* call(deadlineIn, 0))
      const problem = problemOf(failure, 'serverTryLater')
      // A limit counts down to the same moment: the next poll.
      yield* put(deskCodeActions.unanswered(problem.until ? { ...problem, until: next.at } : problem))
    }
  }
}
