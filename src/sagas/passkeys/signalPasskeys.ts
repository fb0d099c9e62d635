import { selectSettings } from 'src/features/company/companySlice'
import { logCaught } from 'src/sagas/caught'
import { call, type Saga, select } from 'src/sagas/effects'
import { fetchPasskeys, type PasskeyList } from 'src/services/api/passkeys/passkeyListService'
import { hearsSignals, signalAccepted, signalDetails } from 'src/services/browser/passkeys/signals'

/** Reads the person's passkeys and tells the device which of them are valid. Spawn this saga: nothing waits for it, and leaving the page may abort it (passkeys/signals). `username` is the person who signs in here; '' or undefined if only the server knows. */
export function* signalPasskeys(username?: string): Saga {
  if (!(yield* select(selectSettings)).passkeysEnabled || !(yield* call(hearsSignals))) return
  try {
    const answer = yield* call(fetchPasskeys)
    if (answer.kind === 'list') yield* call(signalList, answer, username)
  } catch (error) {
    yield* logCaught('the list of passkeys', error)
  }
}

/** Tells the device a list that was read completely and whose owner the server names; the next list can correct it. The server's name outranks the typed one, because the session may be another person's. */
export function* signalList({ rpId, list, whole, user }: PasskeyList, username?: string): Saga {
  if (!user || !whole) return
  yield* call(
    signalAccepted,
    rpId,
    user.id,
    list.map(({ id }) => id),
  )
  yield* call(signalDetails, rpId, { ...user, name: user.name ?? (username || undefined) })
}
