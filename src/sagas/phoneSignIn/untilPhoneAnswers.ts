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
      due: call(untilNextPoll, next),
      hidden: take(sessionEvents.pageHidden),
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

/** The entry of a sign-in by phone. It outlives a poll that has failed, because that poll may have completed the sign-in (one-sign-in/phone-poll). */
export interface PhoneEntry {
  announced: Announced | undefined
  /** The last poll has failed: its code may have been used. */
  failed: boolean
}

/** An answer, with the mark of the sign-in that it completes. */
export interface Polled<T> {
  answer: T
  mark?: Mark | undefined
}

/** Polls once, and announces the poll to the other pages. Rethrows the errors of the request. */
export function* pollWithEntry(deviceCode: string, entry: PhoneEntry): Saga<Polled<PhoneSignInAnswer>> {
  const announced = yield* call(announcedNow, entry)
  entry.announced = announced
  try {
    const { answer } = yield* race({
      answer: call(pollPhoneSignIn, deviceCode, yield* call(knownDevice)),
      hidden: take(sessionEvents.pageHidden),
    })
    if (!answer) {
      yield* call(settleEntry, entry)
      throw noAnswer()
    }
    return { answer, mark: yield* call(settleByAnswer, entry, announced, answer) }
  } catch (error) {
    if (isRejection(error)) yield* call(settleByRejection, entry, announced)
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
  const { closeEntry, markAccepted } = yield* call(loadRules)
  switch (answer.kind) {
    case 'signedIn':
      entry.announced = undefined
      return yield* call(markAccepted, announced, { kind: 'accepted', name: answer.username })
    case 'denied':
    case 'expired':
      yield* call(settleByRejection, entry, announced)
      return undefined
    case 'waiting':
    case 'comparing':
    case 'slowDown':
      entry.announced = undefined
      entry.failed = false
      yield* call(closeEntry, announced)
      return undefined
  }
}

/** A rejection after a failed poll leaves the session unknown: the code may have been used (one-sign-in/phone-poll). */
function* settleByRejection(entry: PhoneEntry, announced: Announced): Saga {
  const { failed } = entry
  entry.announced = undefined
  entry.failed = false
  const { closeEntry, markUnknown } = yield* call(loadRules)
  yield* call(failed ? markUnknown : closeEntry, announced)
}

/** Settles an entry that no further poll will settle. */
export function* settleEntry(entry: PhoneEntry): Saga {
  const { announced } = entry
  entry.announced = undefined
  if (!announced) return
  const { markUnknown } = yield* call(loadRules)
  yield* call(markUnknown, announced)
}
