import { isOld } from 'src/features/oneSignIn/protocol'
import { call, callEffect, race, type Saga, takeEffect } from 'src/sagas/effects'
import type { Announced } from 'src/sagas/oneSignIn/rules/credential'
import { announce, settleAccepted, settleRejected, settleUnknown } from 'src/sagas/oneSignIn/oneSignIn'
import { isRejection } from 'src/sagas/oneSignIn/rejections'
import { sessionEvents } from 'src/features/session/sessionEvents'
import { type PhoneSignInAnswer, pollPhoneSignIn } from 'src/services/api/phoneSignIn/phoneSignInService'
import { wallClock } from 'src/services/browser/environment'
import { knownDevice } from 'src/services/device/deviceInfo'
import { noAnswer } from 'src/services/http/serviceError'
import { type Mark, readSignIns } from 'src/services/storage/oneSignIn/currentSignIn'

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
      answer: callEffect(pollPhoneSignIn, deviceCode, yield* call(knownDevice)),
      hidden: takeEffect(sessionEvents.pageHidden),
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
  return yield* call(announce, '')
}

function* settleByAnswer(
  entry: PhoneEntry,
  announced: Announced,
  answer: PhoneSignInAnswer,
): Saga<Mark | undefined> {
  switch (answer.kind) {
    case 'signedIn':
      entry.announced = undefined
      return yield* call(settleAccepted, announced, { kind: 'accepted', name: answer.username })
    case 'denied':
    case 'expired':
      yield* call(settleByRejection, entry, announced)
      return undefined
    case 'waiting':
    case 'comparing':
    case 'slowDown':
      entry.announced = undefined
      entry.failed = false
      yield* call(settleRejected, announced)
      return undefined
  }
}

/** A rejection after a failed poll leaves the session unknown: the code may have been used (one-sign-in/phone-poll). */
function* settleByRejection(entry: PhoneEntry, announced: Announced): Saga {
  const { failed } = entry
  entry.announced = undefined
  entry.failed = false
  yield* call(failed ? settleUnknown : settleRejected, announced)
}

/** Settles an entry that no further poll will settle. */
export function* settleEntry(entry: PhoneEntry): Saga {
  const { announced } = entry
  entry.announced = undefined
  if (announced) yield* call(settleUnknown, announced)
}
