import { SESSION_KEYS } from 'src/constants/storageKeys'
import { call, type Saga } from 'src/sagas/effects'
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

export const readHelpInfo = (): HelpInfo | undefined => readSession(SESSION_KEYS.helpInfo)
