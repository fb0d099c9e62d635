import { call, type Saga } from 'src/sagas/effects'
import { type Mark, newMarkId, hashPerson, writeMark } from 'src/services/storage/currentSignIn'

/** Writes the mark of a sign-in that begins in this page; the other pages of this browser compare it with theirs (one-sign-in/mark). */
export function* beginMark(username: string): Saga<Mark> {
  const id = yield* call(newMarkId)
  const mark: Mark = { id, who: yield* call(hashPerson, id, username) }
  yield* call(writeMark, mark)
  return mark
}

/** Writes the mark of a sign-out (one-sign-in/mark). */
export function* endMark(): Saga<Mark> {
  const mark: Mark = { id: yield* call(newMarkId), who: '', ended: true }
  yield* call(writeMark, mark)
  return mark
}
