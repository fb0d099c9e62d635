import { problemOf } from 'src/features/problemOf'
import { pollPause } from 'src/features/polling/pollPause'
import type { Retry } from 'src/features/polling/pollStatusSlice'
import { sessionEvents } from 'src/features/session/sessionEvents'
import { afterPhoneAnswer, type PhoneOver } from 'src/features/phoneSignIn/afterPhoneAnswer'
import { phoneSignInActions } from 'src/features/phoneSignIn/phoneSignInSlice'
import { catchFailure } from 'src/sagas/caught'
import { call, callEffect, put, race, type Saga, takeEffect } from 'src/sagas/effects'
import { untilNextPoll } from 'src/sagas/lifetime/untilNextPoll'
import { type Polled, pollWithEntry, type PhoneEntry, settleEntry } from 'src/sagas/phoneSignIn/phoneEntry'
import { randomShare } from 'src/services/browser/environment'
import { deadlineIn, later } from 'src/services/clock'
import { logFailure } from 'src/services/log'

/** Asks until the phone has answered, never faster than the server has said (phone/poll, calls/poll-backoff). Each poll may complete a sign-in, so other pages know of it (one-sign-in/pending). */
export function* untilPhoneAnswers(deviceCode: string, firstPauseMs: number): Saga<Polled<PhoneOver>> {
  const entry: PhoneEntry = { announced: undefined, failed: false }
  try {
    return yield* pollPhoneAnswer(deviceCode, firstPauseMs, entry)
  } finally {
    yield* call(settleEntry, entry)
  }
}

/** Waits for the next poll. A page that goes away in this time settles the entry of a poll that has failed (one-sign-in/page-hide). */
function* untilDue(next: Retry, entry: PhoneEntry): Saga {
  for (;;) {
    const { hidden } = yield* race({
      due: callEffect(untilNextPoll, next),
      hidden: takeEffect(sessionEvents.pageHidden),
    })
    if (!hidden) return
    yield* call(settleEntry, entry)
  }
}

function* pollPhoneAnswer(
  deviceCode: string,
  firstPauseMs: number,
  entry: PhoneEntry,
): Saga<Polled<PhoneOver>> {
  let pauseMs = firstPauseMs
  let failures = 0
  let next: Retry = { at: yield* call(deadlineIn, pauseMs), mandatory: true }
  for (;;) {
    yield* call(untilDue, next, entry)
    try {
      const { answer, mark } = yield* call(pollWithEntry, deviceCode, entry)
      failures = 0
      const after = afterPhoneAnswer(answer, pauseMs)
      switch (after.kind) {
        case 'goOn':
        case 'over':
          return { answer: after.answer, mark }
        case 'compare':
          yield* put(phoneSignInActions.compared(after.number))
          break
        case 'wait':
          pauseMs = after.pauseMs
          yield* put(phoneSignInActions.waited())
      }
      next = { at: yield* call(deadlineIn, pauseMs), mandatory: true }
    } catch (error) {
      const failure = yield* catchFailure(error)
      failures += 1
      yield* call(logFailure, 'sign-in by phone', failure)
      const { at } = pollPause(failure, failures, yield* call(randomShare), yield* call(deadlineIn, 0))
      next = { at: later(at, yield* call(deadlineIn, pauseMs)), mandatory: true }
      const problem = problemOf(failure, 'serverTryLater')
      // A limit counts down to the same moment: the next poll.
      yield* put(phoneSignInActions.unanswered(problem.until ? { ...problem, until: next.at } : problem))
    }
  }
}
