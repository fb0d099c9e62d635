import { isOwnReturn } from 'src/features/oneSignIn/protocol'
import { recordActions } from 'src/features/record/recordSlice'
import { selectRecord } from 'src/features/record/selectors'
import { call, put, type Saga, select } from 'src/sagas/effects'
import { untilNoOtherEntry } from 'src/sagas/oneSignIn/rules/credential'
import { snapshotFor, snapshotForPage } from 'src/sagas/oneSignIn/rules/snapshot'
import { hashPerson, newMarkId, writeMark } from 'src/services/storage/oneSignIn/announceSignIn'
import type { Mark } from 'src/services/storage/oneSignIn/currentSignIn'
import { forgetEarlier } from 'src/services/storage/rememberedPerson'
import { sessionEvents } from 'src/features/session/sessionEvents'

/** Marks the departure to the identity provider of a user, once no other user's credential is under way; the browser must leave in the same task. The mark names no user, because a departure proves nothing (one-sign-in/mark, storage/next-person). */
export function* departForProvider(username: string): Saga {
  yield* call(forgetEarlier, username)
  yield* call(untilNoOtherEntry, username)
  const mark = yield* call(markDeparture, username)
  yield* put(recordActions.leftForProvider({ username, mark }))
}

function* markDeparture(username: string): Saga<Mark> {
  const { mark } = yield* call(snapshotFor, [username])
  if (mark?.own) {
    const { id, who } = mark
    return { id, who }
  }
  const departure: Mark = { id: yield* call(newMarkId), who: '' }
  yield* call(writeMark, departure)
  return departure
}

/** Begins the sign-in of the user who has come back from the identity provider; returns false, and ends the page's journey, if another sign-in has begun meanwhile (one-sign-in/provider-return). */
export function* markProviderReturn(): Saga<boolean> {
  const { mark: own, username = '' } = yield* select(selectRecord)
  const id = yield* call(newMarkId)
  const who = yield* call(hashPerson, id, username)
  const { mark: current } = yield* call(snapshotFor, [username])
  if (isOwnReturn(own?.id, current)) {
    const mark: Mark = { id, who }
    yield* call(writeMark, mark)
    yield* put(recordActions.providerReturned(mark))
    yield* call(snapshotForPage)
    return true
  }
  const mark: Mark = { id, who: '' }
  yield* call(writeMark, mark)
  yield* put(sessionEvents.overtaken({ by: current?.ended ? 'signedOutElsewhere' : 'otherAccount', mark }))
  return false
}
