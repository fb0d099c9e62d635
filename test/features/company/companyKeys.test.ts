import { companyKeys } from 'src/features/company/companyKeys'
import type { CompanyState } from 'src/features/company/companySlice'

// (storage/session-cache)
test.each<[what: string, company: CompanyState, keys: object]>([
  [
    'features that the server has returned',
    { features: ['a', 'onboardingV3Enabled'], featuresAsked: true },
    { features: { a: true, onboardingV3Enabled: true }, onboardingV3Enabled: true },
  ],
  [
    'an empty list of features',
    { features: [], featuresAsked: true },
    { features: {}, onboardingV3Enabled: false },
  ],
  ['features that could not be fetched', { features: [] }, {}],
  ['features that are not known', {}, {}],
])('the next page reads these keys for %s', (_what, company, keys) => {
  expect(companyKeys(company)).toEqual(keys)
})
