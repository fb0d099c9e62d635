import { SESSION_KEYS } from 'src/constants/storageKeys'
import { supportAddressActions, supportAddressWanted } from 'src/features/session/supportAddressSlice'
import { helpActions } from 'src/features/support/helpSlice'
import { catchProblem } from 'src/sagas/caught'
import { call, put, type Saga, takeLeading } from 'src/sagas/effects'
import { readSession, writeSession } from 'src/services/storage/sessionStore'
import { fetchHelpInfo } from 'src/services/api/supportService'
import type { HelpInfo } from 'src/services/helpInfo'

/**
 * Returns how the person can reach support, from this tab's cache or from the server. Throws if the request fails
 * (support/help-info-cached, storage/session-cache).
 */
export function* knownHelpInfo(): Saga<HelpInfo> {
  const cached = yield* call(readHelpInfo)
  if (cached) return cached
  const info = yield* call(fetchHelpInfo)
  yield* call(writeSession, SESSION_KEYS.helpInfo, info)
  return info
}

/** Stores the company's own support address, if it has one. A failure is shown when the user presses 'Contact support'. */
export function* findSupportAddress(): Saga {
  try {
    const { requestSupportUrl } = yield* call(knownHelpInfo)
    if (requestSupportUrl) yield* put(supportAddressActions.found(requestSupportUrl))
  } catch (error) {
    yield* put(helpActions.contactEnded(yield* catchProblem(error, 'helpUnavailable')))
  }
}

/** Requests the address as soon as 'Contact support' is below a form (sign-in/account-disabled). */
export function* supportAddressSaga(): Saga {
  yield* takeLeading(supportAddressWanted, findSupportAddress)
}

export const readHelpInfo = (): HelpInfo | undefined => readSession(SESSION_KEYS.helpInfo)
