import type { Retry } from 'src/features/polling/pollPause'
import { sessionEvents } from 'src/features/session/sessionEvents'
import { afterPhoneAnswer, type FinalPhoneAnswer } from 'src/features/phoneSignIn/afterPhoneAnswer'
import { phoneSignInActions } from 'src/features/phoneSignIn/phoneSignInSlice'
import { call, put, race, type Saga, take } from 'src/sagas/effects'
import { pollUntil, untilNextPoll } from 'src/sagas/lifetime/pollUntil'
import { deadlineIn } from 'src/services/clock'
import { isOld, isRejection } from 'src/features/oneSignIn/protocol'
import type { Announced } from 'src/sagas/oneSignIn/rules/credential'
import { loadRules } from 'src/sagas/oneSignIn/oneSignIn'
import { type PhoneSignInAnswer, pollPhoneSignIn } from 'src/services/api/phoneSignIn/phoneSignInService'
import { wallClock } from 'src/services/browser/environment'
import { knownDevice } from 'src/services/device/deviceInfo'
import { noAnswer } from 'src/services/http/serviceError'
import { type Mark, readSignIns } from 'src/services/storage/oneSignIn/currentSignIn'

/**
 * Polls until the phone has answered, never faster than the server allows (phone/poll, calls/poll-backoff). Each poll
 * may complete a sign-in, so it is announced to other pages (one-sign-in/pending).
 */
export function* untilPhoneAnswers(deviceCode: string, firstPauseMs: number): Saga<Polled<FinalPhoneAnswer>> {
  const entry: PhoneEntry = { announced: undefined, failed: false }
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
  try {
    yield* call(wait, { at: yield* call(deadlineIn, pauseMs), mandatory: true })
    return yield* call(pollUntil<Polled<FinalPhoneAnswer>>, {
      name: 'sign-in by phone',
      ask,
      code: 'serverTryLater',
      failed: ({ problem }) => phoneSignInActions.unanswered(problem),
      wait,
      serverPauseMs: () => pauseMs,
    })
  } finally {
    yield* call(settle, entry, 'markUnknown' as const)
  }
}

/** Waits for the next poll. A page that goes away in this time settles the entry of a poll that has failed (one-sign-in/page-hide). */
function* untilDue(next: Retry, entry: PhoneEntry): Saga {
  for (;;) {
    const { hidden } = yield* race({
      due: call(untilNextPoll, next),
      hidden: take(sessionEvents.pageHidden),
    })
    if (!hidden) return
    yield* call(settle, entry, 'markUnknown' as const)
  }
}

/** The entry of a sign-in by phone. It outlives a poll that has failed, because that poll may have completed the sign-in (one-sign-in/phone-poll). */
interface PhoneEntry {
  announced: Announced | undefined
  /** The last poll has failed: its code may have been used. */
  failed: boolean
}

/** An answer, with the mark of the sign-in that it completes. */
interface Polled<T> {
  answer: T
  mark?: Mark | undefined
}

/** Polls once, and announces the poll to the other pages. Rethrows the errors of the request. */
function* pollWithEntry(deviceCode: string, entry: PhoneEntry): Saga<Polled<PhoneSignInAnswer>> {
  const announced = yield* call(announcedNow, entry)
  entry.announced = announced
  try {
    const { answer } = yield* race({
      answer: call(pollPhoneSignIn, deviceCode, yield* call(knownDevice)),
      hidden: take(sessionEvents.pageHidden),
    })
    if (!answer) {
      yield* call(settle, entry, 'markUnknown' as const)
      throw noAnswer()
    }
    return { answer, mark: yield* call(settleByAnswer, entry, announced, answer) }
  } catch (error) {
    if (isRejection(error)) yield* call(settleByRejection, entry)
    else entry.failed = true
    throw error
  }
}

/** Returns the entry of a poll that has failed, if no other page has settled it; else announces the poll. */
function* announcedNow({ announced }: PhoneEntry): Saga<Announced> {
  const now = yield* call(wallClock)
  const { entries } = yield* call(readSignIns)
  if (announced && !isOld(announced, now) && entries.some(({ id }) => id === announced.id)) return announced
  const { announceInTurn } = yield* call(loadRules)
  return yield* call(announceInTurn, '')
}

function* settleByAnswer(
  entry: PhoneEntry,
  announced: Announced,
  answer: PhoneSignInAnswer,
): Saga<Mark | undefined> {
  switch (answer.kind) {
    case 'signedIn': {
      const { markAccepted } = yield* call(loadRules)
      entry.announced = undefined
      return yield* call(markAccepted, announced, { kind: 'accepted', name: answer.username })
    }
    case 'denied':
    case 'expired':
      yield* call(settleByRejection, entry)
      return undefined
    case 'waiting':
    case 'comparing':
    case 'slowDown':
      entry.failed = false
      yield* call(settle, entry, 'closeEntry' as const)
      return undefined
  }
}

/** A rejection after a failed poll leaves the session unknown: the code may have been used (one-sign-in/phone-poll). */
function* settleByRejection(entry: PhoneEntry): Saga {
  const { failed } = entry
  entry.failed = false
  yield* call(settle, entry, failed ? 'markUnknown' : 'closeEntry')
}

/** Settles the entry, if there is one; it stays until the rules have loaded, so that a cancelled saga settles it as well. */
function* settle(entry: PhoneEntry, how: 'closeEntry' | 'markUnknown'): Saga {
  if (!entry.announced) return
  const rules = yield* call(loadRules)
  const { announced } = entry
  entry.announced = undefined
  yield* call(rules[how], announced)
}
