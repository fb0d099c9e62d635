import { judgeMark } from 'src/features/session/record/judgeMark'
import { recordActions } from 'src/features/session/record/recordSlice'
import { selectRecord } from 'src/features/session/record/selectors'
import { sessionEvents } from 'src/features/session/sessionEvents'
import { selectUnderWay } from 'src/features/signIn/selectors'
import { call, put, type Saga, select } from 'src/sagas/effects'
import { readMark, whoOf } from 'src/services/storage/currentSignIn'

/** Compares the sign-in of this page with the latest of the browser; false where it was somebody else's, or a sign-out: the page's journey has ended by then (one-sign-in/compared). */
export function* compareMark(): Saga<boolean> {
  const current = yield* call(readMark)
  const { mark: own } = yield* select(selectRecord)
  if (!current || current.id === own?.id) return true
  const who = own?.username ? yield* call(whoOf, current.id, own.username) : ''
  const { mark: now } = yield* select(selectRecord)
  if (now !== own) {
    // The page has gone on meanwhile. Where its sign-in is no more, nothing may be done for it.
    return now?.username === undefined ? false : yield* call(compareMark)
  }
  const samePerson = who !== '' && who === current.who
  switch (judgeMark({ current, own, samePerson, underWay: yield* select(selectUnderWay) })) {
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
