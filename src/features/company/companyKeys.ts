import { FEATURES } from 'src/constants/features'
import type { CompanyState } from 'src/features/company/companySlice'
import type { KeptValues } from 'src/services/storage/keptRecord'

/** What the next page of this tab will find of the person's features; nothing of features that could not be asked for (storage/session-cache). */
export const companyKeys = ({ features, featuresAsked }: CompanyState): KeptValues =>
  features && featuresAsked
    ? {
        features: Object.fromEntries(features.map(key => [key, true])),
        onboardingV3Enabled: features.includes(FEATURES.onboardingV3),
      }
    : {}
