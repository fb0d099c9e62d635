import type { Retry } from 'src/features/polling/pollPause'
import { sessionEvents } from 'src/features/session/sessionEvents'
import { afterPhoneAnswer, type FinalPhoneAnswer } from 'src/features/phoneSignIn/afterPhoneAnswer'
import { phoneSignInActions } from 'src/features/phoneSignIn/phoneSignInSlice'
import { call, callEffect, put, race, type Saga, takeEffect } from 'src/sagas/effects'
import { pollUntil } from 'src/sagas/lifetime/pollUntil'
import { untilNextPoll } from 'src/sagas/lifetime/untilNextPoll'
import { type Polled, pollWithEntry, type PhoneEntry, settleEntry } from 'src/sagas/phoneSignIn/phoneEntry'
import { deadlineIn } from 'src/services/clock'

/**
 * Polls until the phone has answered, never faster than the server allows (phone/poll, calls/poll-backoff). Each poll
 * may complete a sign-in, so it is announced to other pages (one-sign-in/pending).
 */
export function* untilPhoneAnswers(deviceCode: string, firstPauseMs: number): Saga<Polled<FinalPhoneAnswer>> {
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
): Saga<Polled<FinalPhoneAnswer>> {
  let pauseMs = firstPauseMs
  function* ask(): Saga<Polled<FinalPhoneAnswer> | undefined> {
    const { answer, mark } = yield* call(pollWithEntry, deviceCode, entry)
    const after = afterPhoneAnswer(answer, pauseMs)
    switch (after.kind) {
      case 'goOn':
      case 'over':
        return { answer: after.answer, mark }
      case 'compare':
        yield* put(phoneSignInActions.compared(after.number))
        return undefined
      case 'wait':
        pauseMs = after.pauseMs
        yield* put(phoneSignInActions.waited())
        return undefined
    }
  }
  const wait = (retry: Retry): Saga => untilDue(retry, entry)
  yield* call(wait, { at: yield* call(deadlineIn, pauseMs), mandatory: true })
  return yield* call(pollUntil<Polled<FinalPhoneAnswer>>, {
    name: 'sign-in by phone',
    ask,
    code: 'serverTryLater',
    failed: ({ problem }) => phoneSignInActions.unanswered(problem),
    wait,
    serverPauseMs: () => pauseMs,
  })
}
