import { SESSION_KEYS } from 'src/constants/storageKeys'
import {
  companyActions,
  selectSettingsKnown,
  selectFeatures,
  selectSettings,
} from 'src/features/company/companySlice'
import { tryCall } from 'src/sagas/caught'
import { call, put, type Saga, select, delay, race, take } from 'src/sagas/effects'
import {
  type CompanySettings,
  fetchSettings,
  fetchFeatures,
  fetchSignInSettings,
} from 'src/services/api/companyService'
import { readSession, writeSession } from 'src/services/storage/sessionStore'
import { SETTINGS_WAIT_MS } from 'src/constants/timings'
import type { IdentityProvider } from 'src/services/api/identityProviderService'
import type { Flag } from 'src/constants/journeys'

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

/** Requests the current settings of the person who signs in, never from a cache; the caller handles a failure (sign-in/fresh-settings). */
export function* loadSignInSettings(): Saga<CompanySettings> {
  const settings = yield* call(fetchSignInSettings)
  yield* call(keepSettings, settings)
  return settings
}

/** Requests the current features of the person who signs in. Without an answer, all features are off (calls/features). */
export function* loadFeatures(): Saga<string[]> {
  const features = yield* tryCall('feature settings', fetchFeatures)
  yield* put(features ? companyActions.featuresLoaded(features) : companyActions.featuresMissing())
  return features ?? []
}

/** Returns the features that this tab has stored; requests them if there are none. */
export function* knownFeatures(): Saga<string[]> {
  return (yield* select(selectFeatures)) ?? (yield* call(loadFeatures))
}

/**
 * Returns the company's name, which distinguishes its own identity provider from others (sign-in/own-provider). If
 * the lookup named a provider, waits up to 3 s for settings that are still loading.
 */
export function* companyNameFor({ redirectUrl, name }: IdentityProvider): Saga<string | null | undefined> {
  if (redirectUrl && name) yield* call(untilSettings)
  return (yield* select(selectSettings)).companyProviderName
}

function* untilSettings(): Saga {
  if (yield* select(selectSettingsKnown)) return
  yield* race({
    known: take(companyActions.settingsLoaded),
    late: delay(SETTINGS_WAIT_MS),
  })
}

/** Returns the company's settings once they are known. */
export function* knownSettings(): Saga<CompanySettings> {
  if (!(yield* select(selectSettingsKnown))) yield* take(companyActions.settingsLoaded)
  return yield* select(selectSettings)
}

/** Waits until the company's settings switch this journey on. */
export function* untilEnabled(flag: Flag): Saga {
  while (!(yield* select(selectSettings))[flag]) yield* take(companyActions.settingsLoaded)
}
