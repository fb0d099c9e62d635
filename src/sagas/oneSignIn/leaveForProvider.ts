import { recordActions } from 'src/features/session/record/recordSlice'
import { call, put, type Saga } from 'src/sagas/effects'
import { beginMark } from 'src/sagas/oneSignIn/mark'
import { forgetEarlier } from 'src/services/storage/rememberedPerson'

/** Begins the sign-in of a person who goes to an identity provider; only the web app learns whom the provider signs in (storage/next-person, one-sign-in/mark). */
export function* leaveForProvider(username: string): Saga {
  yield* call(forgetEarlier, username)
  yield* put(recordActions.leftForProvider({ username, mark: yield* call(beginMark, username) }))
}
