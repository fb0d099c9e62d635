import { markOutcome } from 'src/features/session/record/markOutcome'
import { recordActions } from 'src/features/session/record/recordSlice'
import { selectRecord } from 'src/features/session/record/selectors'
import { sessionEvents } from 'src/features/session/sessionEvents'
import { selectUnderWay } from 'src/features/signIn/selectors'
import { call, put, type Saga, select } from 'src/sagas/effects'
import { readMark, hashPerson } from 'src/services/storage/currentSignIn'

/** Compares this page's sign-in with the latest one of the browser. Adopts a newer mark of the same person; for another person's mark, or a sign-out, ends the page's journey and returns false (one-sign-in/compared). */
export function* syncMark(): Saga<boolean> {
  const current = yield* call(readMark)
  const { mark: own } = yield* select(selectRecord)
  if (!current || current.id === own?.id) return true
  const who = own?.username ? yield* call(hashPerson, current.id, own.username) : ''
  const { mark: now } = yield* select(selectRecord)
  if (now !== own) {
    // The page's own mark has changed meanwhile. If its sign-in is over, no call may be made for it.
    return now?.username === undefined ? false : yield* call(syncMark)
  }
  const samePerson = who !== '' && who === current.who
  switch (markOutcome({ current, own, samePerson, underWay: yield* select(selectUnderWay) })) {
    case 'unchanged':
      return true
    case 'take':
      yield* put(recordActions.markTaken(samePerson ? { ...current, username: own?.username } : current))
      return true
    case 'end':
      yield* put(
        sessionEvents.overtaken({ by: current.ended ? 'signedOutElsewhere' : 'otherAccount', mark: current }),
      )
      return false
  }
}
