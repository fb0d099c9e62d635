import { selectSettings } from 'src/features/company/companySlice'
import { logCaught } from 'src/sagas/caught'
import { call, type Saga, select } from 'src/sagas/effects'
import { fetchPasskeys, type PasskeyList } from 'src/services/api/passkeys/passkeyListService'
import { supportsSignals, signalAccepted, signalDetails } from 'src/services/browser/passkeys/signals'

/**
 * Requests the person's passkeys and signals to the device which of them are valid. Spawn this saga: no other saga
 * waits for it, and leaving the page may abort it (passkeys/signals). `username` is the person who signs in; '' or
 * undefined if only the server knows it.
 */
export function* signalPasskeys(username?: string): Saga {
  if (!(yield* select(selectSettings)).passkeysEnabled || !(yield* call(supportsSignals))) return
  try {
    const answer = yield* call(fetchPasskeys)
    if (answer.kind === 'list') yield* call(signalList, answer, username)
  } catch (error) {
    yield* logCaught('the list of passkeys', error)
  }
}

/**
 * Signals a list to the device if it is complete and the server names its owner; the next list can correct it. The
 * server's name takes precedence over the typed one, because the session may be another person's.
 */
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
