import { problemOf } from 'src/features/problemOf'
import { pollPause } from 'src/features/session/pollPause'
import type { Retry } from 'src/features/session/pollStatusSlice'
import { afterPhoneAnswer, type PhoneOver } from 'src/features/signIn/phone/afterPhoneAnswer'
import { phoneSignInActions } from 'src/features/signIn/phone/phoneSignInSlice'
import { call, put, type Saga } from 'src/sagas/effects'
import { untilConnected, untilNextPoll } from 'src/sagas/lifetime/untilNextPoll'
import { pollPhoneSignIn } from 'src/services/api/phoneSignIn/phoneSignInService'
import { randomShare } from 'src/services/browser/environment'
import { deadlineIn, later } from 'src/services/clock'
import { knownDevice } from 'src/services/device/deviceInfo'
import { failureOf } from 'src/services/http/serviceError'
import { logFailure } from 'src/services/log'

/** Asks until the phone has answered, never faster than the server has said (phone/poll, calls/poll-backoff). */
export function* untilPhoneAnswers(deviceCode: string, firstPauseMs: number): Saga<PhoneOver> {
  let pauseMs = firstPauseMs
  let failures = 0
  let next: Retry = { at: yield* call(deadlineIn, pauseMs), mandatory: true }
  for (;;) {
    yield* call(untilNextPoll, next)
    try {
      const answer = yield* call(pollPhoneSignIn, deviceCode, yield* call(knownDevice))
      failures = 0
      const after = afterPhoneAnswer(answer, pauseMs)
      switch (after.kind) {
        case 'goOn':
        case 'over':
          return after.answer
        case 'compare':
          yield* put(phoneSignInActions.compared(after.number))
          break
        case 'wait':
          pauseMs = after.pauseMs
          yield* put(phoneSignInActions.waited())
      }
      next = { at: yield* call(deadlineIn, pauseMs), mandatory: true }
    } catch (error) {
      const failure = failureOf(error)
      failures += 1
      yield* call(logFailure, 'sign-in by phone', failure)
      const { at } = pollPause(failure, failures, yield* call(randomShare), yield* call(deadlineIn, 0))
      next = { at: later(at, yield* call(deadlineIn, pauseMs)), mandatory: true }
      const problem = problemOf(failure, 'serverTryLater')
      // A limit counts down to the same moment: the next poll.
      yield* put(phoneSignInActions.unanswered(problem.until ? { ...problem, until: next.at } : problem))
      if (failure.kind === 'offline') yield* call(untilConnected)
    }
  }
}
