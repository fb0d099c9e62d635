import { companyActions, selectFeatures } from 'src/features/company/companySlice'
import { keepSettings } from 'src/sagas/company/company'
import { logCaught } from 'src/sagas/caught'
import { call, put, type Saga, select } from 'src/sagas/effects'
import type { CompanySettings } from 'src/services/api/companyService'
import { fetchFeatures, fetchSignInSettings } from 'src/services/api/signInSettingsService'

/** Requests the current settings of the person who signs in, never from a cache; the caller handles a failure (sign-in/fresh-settings). */
export function* loadSignInSettings(): Saga<CompanySettings> {
  const settings = yield* call(fetchSignInSettings)
  yield* call(keepSettings, settings)
  return settings
}

/** Requests the current features of the person who signs in. Without an answer, all features are off (calls/features). */
export function* loadFeatures(): Saga<string[]> {
  try {
    const features = yield* call(fetchFeatures)
    yield* put(companyActions.featuresLoaded(features))
    return features
  } catch (error) {
    yield* logCaught('feature settings', error)
    yield* put(companyActions.featuresMissing())
    return []
  }
}

/** Returns the features that this tab has stored; requests them if there are none. */
export function* knownFeatures(): Saga<string[]> {
  return (yield* select(selectFeatures)) ?? (yield* call(loadFeatures))
}
