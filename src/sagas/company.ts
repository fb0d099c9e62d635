import { SESSION_KEYS } from 'src/constants/storageKeys'
import { companyActions } from 'src/features/company/companySlice'
import { call, put, type Saga } from 'src/sagas/effects'
import {
  type CompanySettings,
  fetchSettings,
  lenientSettingsSchema,
  readSettings,
} from 'src/services/companyService'
import { takeEarlySettings } from 'src/services/early'
import { logFailure } from 'src/services/log'
import { failureOf } from 'src/services/serviceError'
import { readSession, writeSession } from 'src/services/sessionStore'

/** The company's settings for a page load: from the cache, else asked for; a failure is only logged (spec §8). */
export function* loadSettings(): Saga {
  const cached = yield* call(readCachedSettings)
  if (cached) {
    yield* put(companyActions.settingsLoaded(cached))
    return
  }
  try {
    const early = yield* call(takeEarlySettings)
    yield* call(keepSettings, early ? yield* call(readSettings, early) : yield* call(fetchSettings))
  } catch (error) {
    yield* call(logFailure, 'company settings', failureOf(error))
  }
}

/** Puts the settings where the app and this tab find them. */
export function* keepSettings(settings: CompanySettings): Saga {
  yield* put(companyActions.settingsLoaded(settings))
  yield* call(writeSession, SESSION_KEYS.settings, settings)
}

const readCachedSettings = () => readSession(SESSION_KEYS.settings, lenientSettingsSchema)
