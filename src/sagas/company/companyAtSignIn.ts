import { companyActions, selectFeatures } from 'src/features/company/companySlice'
import { keepSettings } from 'src/sagas/company/company'
import { tryCall } from 'src/sagas/caught'
import { call, put, type Saga, select } from 'src/sagas/effects'
import { type CompanySettings, fetchFeatures, fetchSignInSettings } from 'src/services/api/companyService'

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
