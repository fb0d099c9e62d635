import { companyKeys } from 'src/features/company/companyKeys'
import type { CompanyState } from 'src/features/company/companySlice'

// (storage/session-cache)
test.each<[what: string, company: CompanyState, keys: object]>([
  [
    'features that the server has named',
    { features: ['a', 'onboardingV3Enabled'], featuresAsked: true },
    { features: { a: true, onboardingV3Enabled: true }, onboardingV3Enabled: true },
  ],
  ['none of them', { features: [], featuresAsked: true }, { features: {}, onboardingV3Enabled: false }],
  ['features that could not be asked for', { features: [] }, {}],
  ['features that are not known', {}, {}],
])('of %s the next page finds', (_what, company, keys) => {
  expect(companyKeys(company)).toEqual(keys)
})
