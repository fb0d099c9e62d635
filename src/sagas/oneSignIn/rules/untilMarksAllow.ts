import { SECOND_MS } from 'src/constants/timings'
import {
  compareMarks,
  decide,
  type EndReason,
  type OldEntry,
  type PageFacts,
} from 'src/features/oneSignIn/protocol'
import { recordActions } from 'src/features/record/recordSlice'
import { selectBound, selectRecord, selectOwnNames } from 'src/features/record/selectors'
import { sessionEvents } from 'src/features/session/sessionEvents'
import { call, delay, put, race, type Saga, select, take } from 'src/sagas/effects'
import { snapshotFor, snapshotForPage } from 'src/sagas/oneSignIn/rules/snapshot'
import { removeEntry, writeMark, hashPerson } from 'src/services/storage/oneSignIn/announceSignIn'
import { readMark, type SignInChange } from 'src/services/storage/oneSignIn/currentSignIn'

/** Waits while a credential of a different user is under way. Returns true in the task in which the page may send; ends the page's journey and returns false if the session is not its own any more (one-sign-in/compared, one-sign-in/hold). */
export function* untilMarksAllow(): Saga<boolean> {
  for (;;) {
    const seen = yield* call(snapshotForPage)
    const decision = decide(yield* call(pageFacts), seen)
    switch (decision.kind) {
      case 'act':
        if (decision.adopt) yield* put(recordActions.markTaken(decision.adopt))
        return true
      case 'end':
        yield* call(endJourney, decision.by)
        return false
      case 'settle':
        yield* call(settleOld, decision.entries)
        if (!decision.end) break
        yield* call(endJourney, 'otherAccount')
        return false
      case 'hold':
        yield* call(untilSignInsChange)
    }
  }
}

/** Compares the current mark with the page's own: adopts a newer one of the same user, and ends the journey for another user's or after a sign-out. Unlike `untilMarksAllow`, it does not wait (one-sign-in/compared). */
export function* compareWithMark(): Saga<boolean> {
  const seen = yield* call(snapshotForPage)
  const outcome = compareMarks(yield* call(pageFacts), seen.mark)
  if (outcome === 'adopt' && seen.mark) yield* put(recordActions.markTaken(seen.mark))
  if (outcome === 'same' || outcome === 'adopt') return true
  yield* call(endJourney, outcome)
  return false
}

/** Ends the page's journey: the sign-in page shows the reason (one-sign-in/ended). */
export function* endJourney(by: EndReason): Saga {
  yield* put(sessionEvents.overtaken({ by, mark: yield* call(readMark) }))
}

function* pageFacts(): Saga<PageFacts> {
  return { markId: (yield* select(selectRecord)).mark?.id, bound: yield* select(selectBound) }
}

/** Settles entries whose own page has not done it in time, as entries with an unknown outcome (one-sign-in/old). */
export function* settleOld(entries: readonly OldEntry[]): Saga {
  for (const { id, own, writesMark } of entries) {
    if (writesMark) {
      yield* call(writeMark, { id, who: '' })
      if (own) yield* put(recordActions.markTaken({ id, who: '' }))
    }
    yield* call(removeEntry, id)
  }
}

/** Waits until another page changes a mark or an entry, one second at most: an entry also becomes old (one-sign-in/hold). */
export function* untilSignInsChange(): Saga {
  yield* race({
    changed: take(sessionEvents.signInsChanged),
    noticed: take(sessionEvents.pageNoticed),
    later: delay(SECOND_MS),
  })
}

/**
 * Follows a change that another page has made: records the entries of the page's own user, adopts a mark that settles
 * one of them, and compares the current content of the storage (one-sign-in/same-user, one-sign-in/compared).
 */
export function* applyChange(change: SignInChange): Saga {
  if (change.kind === 'entry') {
    const { entry } = change
    if (entry?.who && (yield* call(isOwn, entry))) yield* put(recordActions.entriesNoticed([entry.id]))
    return
  }
  const { mark: own, knownIds, pending } = yield* select(selectRecord)
  const { mark, replacedId } = change
  if (mark?.who === '' && !mark.ended && knownIds.includes(mark.id) && replacedId === own?.id)
    yield* put(recordActions.markTaken(mark))
  yield* call(compareWithMark)
  // Computes the hash: a credential whose outcome is unknown is settled in one task (one-sign-in/unknown).
  if (pending) yield* call(snapshotFor, [pending.name])
}

function* isOwn({ id, who }: { id: string; who: string }): Saga<boolean> {
  for (const name of yield* select(selectOwnNames))
    if ((yield* call(hashPerson, id, name)) === who) return true
  return false
}
