import { FEATURES } from 'src/constants/features'
import type { CompanyState } from 'src/features/company/companySlice'
import type { StoredValues } from 'src/services/storage/storedRecord'

/** Returns the features to store for the next page of this tab; undefined if the request for them failed (storage/session-cache). */
export const companyKeys = ({ features, featuresAsked }: CompanyState): StoredValues =>
  features && featuresAsked
    ? {
        features: Object.fromEntries(features.map(key => [key, true])),
        onboardingV3Enabled: features.includes(FEATURES.onboardingV3),
      }
    : {}
