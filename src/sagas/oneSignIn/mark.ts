import { call, type Saga } from 'src/sagas/effects'
import { type Mark, newMarkId, whoOf, writeMark } from 'src/services/storage/currentSignIn'

/** Marks a sign-in that begins in this page, for every page of this browser (one-sign-in/mark). */
export function* beginMark(username: string): Saga<Mark> {
  const id = yield* call(newMarkId)
  const mark: Mark = { id, who: yield* call(whoOf, id, username) }
  yield* call(writeMark, mark)
  return mark
}

/** Marks that nobody is signed in any more (one-sign-in/mark). */
export function* endMark(): Saga<Mark> {
  const mark: Mark = { id: yield* call(newMarkId), who: '', ended: true }
  yield* call(writeMark, mark)
  return mark
}
