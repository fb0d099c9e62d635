import { SESSION_KEYS } from 'src/constants/storageKeys'
import type { Action } from '@reduxjs/toolkit'
import { helpActions } from 'src/features/support/helpSlice'
import { catchProblem } from 'src/sagas/caught'
import { call, put, type Saga } from 'src/sagas/effects'
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

/** Reports the company's own support address with this event, if it has one. A failure is shown when the user presses 'Contact support'. */
export function* findSupportAddress(found: (address: string) => Action): Saga {
  try {
    const { requestSupportUrl } = yield* call(knownHelpInfo)
    if (requestSupportUrl) yield* put(found(requestSupportUrl))
  } catch (error) {
    yield* put(helpActions.contactEnded(yield* catchProblem(error, 'helpUnavailable')))
  }
}

export const readHelpInfo = (): HelpInfo | undefined => readSession(SESSION_KEYS.helpInfo)
