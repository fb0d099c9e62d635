import { recordActions } from 'src/features/record/recordSlice'
import { selectOwnNames, selectRecord } from 'src/features/record/selectors'
import { call, put, type Saga, select } from 'src/sagas/effects'
import { compareWithMark } from 'src/sagas/oneSignIn/rules/untilMarksAllow'
import { hashPerson } from 'src/services/storage/oneSignIn/announceSignIn'
import type { SignInChange } from 'src/services/storage/oneSignIn/currentSignIn'

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
  const { mark: own, knownIds } = yield* select(selectRecord)
  const { mark, replacedId } = change
  if (mark?.who === '' && !mark.ended && knownIds.includes(mark.id) && replacedId === own?.id)
    yield* put(recordActions.markTaken(mark))
  yield* call(compareWithMark)
}

function* isOwn({ id, who }: { id: string; who: string }): Saga<boolean> {
  for (const name of yield* select(selectOwnNames))
    if ((yield* call(hashPerson, id, name)) === who) return true
  return false
}
