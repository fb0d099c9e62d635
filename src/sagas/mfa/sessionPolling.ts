import { pollActions, selectPoll } from 'src/features/polling/sessionPollSlice'
import { defaultPause, type Retry } from 'src/features/polling/pollPause'
import { type SettledOutcome, statusOutcome } from 'src/features/mfa/statusOutcome'
import { selectResend } from 'src/features/mfa/approval/resendSlice'
import { approvalExtras } from 'src/features/mfa/approval/approval'
import { recordActions } from 'src/features/record/recordSlice'
import { selectRoute } from 'src/features/navigation/selectRoute'
import { call, put, race, type Saga, select, take } from 'src/sagas/effects'
import { pollUntil, untilNextPoll } from 'src/sagas/lifetime/pollUntil'
import { untilCancelled } from 'src/sagas/lifetime/whileRouteActive'
import { checkServerName, untilMayAct } from 'src/sagas/oneSignIn/oneSignIn'
import { fetchSessionStatus, type SessionStatus } from 'src/services/api/session/sessionStatusService'
import { type Deadline, deadlineIn } from 'src/services/clock'

/** Reads the session status at once and then `SESSION_POLL_MS` after each answer, until it leads to another page (factors/polling). */
export function* untilSettled(): Saga<SettledOutcome> {
  yield* put(pollActions.begun(yield* call(deadlineIn, 0)))
  for (let poll = pollUntilSettled; ; poll = pollAfterPause) {
    const { outcome } = yield* race({ outcome: call(poll), suspended: take(pollActions.suspended) })
    if (outcome) return outcome
    yield* take(pollActions.continued)
  }
}

/** Continues after the read of another saga, which counts as a poll. */
function* pollAfterPause(): Saga<SettledOutcome> {
  yield* call(pause, defaultPause(yield* call(deadlineIn, 0)))
  return yield* call(pollUntilSettled)
}

function* pollUntilSettled(): Saga<SettledOutcome> {
  // Polls pause while a rejection is shown.
  if ((yield* select(selectPoll)).step === 'denied') yield* take(pollActions.resumed)
  for (;;) {
    const status = yield* call(untilStatus)
    // The status may belong to another account's session.
    if (!(yield* call(untilMayAct)) || !(yield* call(checkServerName, status))) return yield* untilCancelled()
    const outcome = statusOutcome(status, yield* select(selectRoute))
    switch (outcome.kind) {
      case 'wait':
        yield* call(recordCheck, status)
        yield* call(pause, defaultPause(yield* call(deadlineIn, 0)))
        break
      case 'denied':
        yield* put(pollActions.denied(outcome.problem))
        yield* take(pollActions.resumed)
        break
      default:
        yield* put(outcome.kind === 'signedOut' ? pollActions.ended() : pollActions.accepted())
        return outcome
    }
  }
}

/**
 * Polls until the server answers, and shows each failure until then (calls/poll-backoff). A poll that is pending
 * while the request is repeated is aborted, because its response would belong to the earlier request
 * (factors/resend).
 */
export function* untilStatus(): Saga<SessionStatus> {
  for (;;) {
    const { status } = yield* call(pollUntil<{ status?: SessionStatus }>, {
      name: 'session status',
      ask: askStatus,
      code: 'serverLater',
      failed: pollActions.troubled,
      wait: waitOut,
    })
    if (status) return status
  }
}

function* askStatus(): Saga<{ status?: SessionStatus }> {
  return yield* race({ status: call(fetchSessionStatus), resumed: take(pollActions.resumed) })
}

/** Records that the server has answered, when the request ends, and the extras of its step. */
function* recordCheck(status: SessionStatus): Saga {
  const step = status.kind === 'factorDue' ? status.step : undefined
  // While the request is being repeated, a status may still belong to the earlier one.
  const isRenewing = (yield* select(selectResend)).step === 'sending'
  yield* put(isRenewing ? recordActions.requestRenewed() : recordActions.requestTold(approvalExtras(step)))
  yield* put(pollActions.answered(status.kind === 'factorDue' ? status.ends : undefined))
}

function* waitOut(retry: Retry): Saga {
  yield* call(pause, retry)
  yield* put(pollActions.retried())
}

/** Waits. A press of 'Try now' and a repeated request also end the wait (calls/poll-wakes). */
export function* pause(retry: Retry): Saga {
  const wakes = {
    retryRequested: take(pollActions.retryRequested),
    resumed: take(pollActions.resumed),
  }
  yield* untilNextPoll(retry, { wakes, onOffline: showOffline })
}

/** Shows that the browser reports that it is offline, until the next response; the user can try before `at`. */
function* showOffline(at: Deadline): Saga {
  yield* put(pollActions.troubled({ problem: { code: 'offline' }, retry: { at, mandatory: false } }))
}
