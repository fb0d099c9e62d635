import type { Problem } from 'src/constants/problems'
import { pollStatusActions, type Retry } from 'src/features/polling/pollStatusSlice'
import { pollActions, selectPoll } from 'src/features/polling/sessionPollSlice'
import { defaultPause, pollPause } from 'src/features/polling/pollPause'
import { type SettledOutcome, statusOutcome } from 'src/features/mfa/statusOutcome'
import { problemOf } from 'src/features/problemOf'
import { selectResend } from 'src/features/mfa/approval/resendSlice'
import { approvalExtras } from 'src/features/mfa/approval/approval'
import { recordActions } from 'src/features/record/recordSlice'
import { selectRoute } from 'src/features/navigation/selectRoute'
import { call, callEffect, put, race, type Saga, select, take, takeEffect } from 'src/sagas/effects'
import { untilNextPoll } from 'src/sagas/lifetime/untilNextPoll'
import { untilCancelled } from 'src/sagas/oneSignIn/endJourney'
import { checkServerName, untilMayAct } from 'src/sagas/oneSignIn/oneSignIn'
import { fetchSessionStatus, type SessionStatus } from 'src/services/api/session/sessionStatusService'
import { type Deadline, deadlineIn } from 'src/services/clock'
import { randomShare } from 'src/services/browser/environment'
import { logFailure } from 'src/services/log'
import { failureOf, logUnusable } from 'src/services/http/serviceError'

/** Reads the session status, at once and then `SESSION_POLL_MS` after each answer, until it leads somewhere else (factors/polling). */
export function* untilSettled(): Saga<SettledOutcome> {
  yield* put(pollActions.begun())
  yield* put(pollStatusActions.begun(yield* call(deadlineIn, 0)))
  for (;;) {
    const { outcome } = yield* race({
      outcome: callEffect(pollUntilSettled),
      suspended: takeEffect(pollActions.suspended),
    })
    if (outcome) return outcome
    yield* take(pollActions.continued)
    // The read in between counts as a poll.
    yield* call(pause, defaultPause(yield* call(deadlineIn, 0)))
  }
}

function* pollUntilSettled(): Saga<SettledOutcome> {
  // A refusal that is still shown pauses the polls.
  if ((yield* select(selectPoll)).step === 'denied') yield* take(pollActions.resumed)
  for (;;) {
    const status = yield* call(untilStatus)
    // The status may be about another account's session.
    if (!(yield* call(untilMayAct)) || !(yield* call(checkServerName, status))) return yield* untilCancelled()
    const outcome = statusOutcome(status, yield* select(selectRoute))
    switch (outcome.kind) {
      case 'wait':
        yield* put(pollActions.answered())
        yield* call(recordCheck, status)
        yield* call(pause, defaultPause(yield* call(deadlineIn, 0)))
        break
      case 'denied':
        yield* put(pollActions.denied(outcome.problem))
        yield* take(pollActions.resumed)
        break
      default:
        yield* put(outcome.kind === 'signedOut' ? pollActions.answered() : pollActions.accepted())
        return outcome
    }
  }
}

/** Tries until an answer comes; each failure is shown until then (calls/poll-backoff). A call that is under way while the request is sent again is given up: its answer would be about the request before (factors/resend). */
export function* untilStatus(): Saga<SessionStatus> {
  for (let failures = 1; ; failures += 1) {
    try {
      const { status } = yield* race({
        status: callEffect(askStatus),
        resumed: takeEffect(pollActions.resumed),
      })
      if (status) return status
      failures = 0
    } catch (error) {
      const failure = failureOf(error)
      yield* call(logFailure, 'session status', failure)
      if (failure.kind === 'unreadable') yield* call(logUnusable, error)
      const retry = pollPause(failure, failures, yield* call(randomShare), yield* call(deadlineIn, 0))
      yield* put(pollActions.troubled(atRetry(problemOf(failure, 'serverLater'), retry)))
      yield* call(waitOut, retry)
    }
  }
}

// A separate saga, so that in development a fault names it.
function* askStatus(): Saga<SessionStatus> {
  return yield* call(fetchSessionStatus)
}

/** The problem and the sign of life count down to the same moment: the next poll (calls/poll-retry-after). */
const atRetry = (problem: Problem, { at }: Retry): Problem =>
  problem.until === undefined ? problem : { ...problem, until: at }

/** Tells that the server was reached, when the request runs out, and what else its step says. */
function* recordCheck(status: SessionStatus): Saga {
  const step = status.kind === 'factorDue' ? status.step : undefined
  // While the request is being sent again, a status may still be about the one before.
  const isRenewing = (yield* select(selectResend)).step === 'sending'
  yield* put(isRenewing ? recordActions.requestRenewed() : recordActions.requestTold(approvalExtras(step)))
  yield* put(pollStatusActions.checked(status.kind === 'factorDue' ? status.ends : undefined))
}

/** Waits after a failure, and tells until when. */
function* waitOut(retry: Retry): Saga {
  yield* put(pollStatusActions.paused(retry))
  yield* call(pause, retry)
  yield* put(pollStatusActions.pollBegan())
}

/** Waits; the person who asks for the next try, and a request that was sent again, end the wait as well (calls/poll-wakes). */
export function* pause(retry: Retry): Saga {
  const wakes = {
    retryRequested: takeEffect(pollStatusActions.retryRequested),
    resumed: takeEffect(pollActions.resumed),
  }
  yield* untilNextPoll(retry, { wakes, onOffline: showOffline })
}

/** Shows that the browser reports that it is offline, until the next answer; the person can try before `at`. */
function* showOffline(at: Deadline): Saga {
  yield* put(pollActions.troubled({ code: 'offline' }))
  yield* put(pollStatusActions.paused({ at, mandatory: false }))
}
