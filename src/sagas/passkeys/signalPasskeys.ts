import { selectSettings } from 'src/features/company/companySlice'
import { call, type Saga, select } from 'src/sagas/effects'
import { fetchPasskeys, type PasskeyList } from 'src/services/api/passkeys/passkeyListService'
import { hearsSignals, signalAccepted, signalDetails } from 'src/services/browser/passkeys/signals'
import { failureOf } from 'src/services/http/serviceError'
import { logFailure } from 'src/services/log'

/** Reads the person's passkeys and tells the device which of them are good. To be spawned: nothing waits for it, and leaving the page may cut it off (passkeys/signals). `username`: who signs in here, '' or nothing where only the session knows. */
export function* signalPasskeys(username?: string): Saga {
  if (!(yield* select(selectSettings)).passkeysEnabled || !(yield* call(hearsSignals))) return
  try {
    const answer = yield* call(fetchPasskeys)
    if (answer.kind === 'list') yield* call(tellDevice, answer, username)
  } catch (error) {
    yield* call(logFailure, 'the list of passkeys', failureOf(error))
  }
}

/** Tells the device of a list that was read whole, and whose the server names; both can be taken back by the next list. The server's own name outranks what was typed: the session may be another person's. */
export function* tellDevice({ rpId, list, whole, user }: PasskeyList, username?: string): Saga {
  if (!user || !whole) return
  yield* call(
    signalAccepted,
    rpId,
    user.id,
    list.map(({ id }) => id),
  )
  yield* call(signalDetails, rpId, { ...user, name: user.name ?? (username || undefined) })
}
