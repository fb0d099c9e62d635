import { SESSION_KEYS } from 'src/constants/storageKeys'
import { companyActions, selectSettingsKnown } from 'src/features/company/companySlice'
import { tryCall } from 'src/sagas/caught'
import { call, put, type Saga, select } from 'src/sagas/effects'
import { type CompanySettings, fetchSettings } from 'src/services/api/companyService'
import { readSession, writeSession } from 'src/services/storage/sessionStore'

/** Loads the company's settings for a page load, from the cache or from the server; if both fail, the defaults apply (calls/settings-at-load). */
export function* loadSettings(): Saga {
  const settings = (yield* call(readCachedSettings)) ?? (yield* tryCall('company settings', fetchSettings))
  // A quick sign-in may have stored newer settings meanwhile.
  if (yield* select(selectSettingsKnown)) return
  if (settings) yield* call(keepSettings, settings)
  else yield* put(companyActions.settingsLoaded({}))
}

/** Puts the settings into the store and into this tab's cache. */
export function* keepSettings(settings: CompanySettings): Saga {
  yield* put(companyActions.settingsLoaded(settings))
  yield* call(writeSession, SESSION_KEYS.settings, settings)
}

const readCachedSettings = () => readSession(SESSION_KEYS.settings)
