import {
  companyActions,
  companySlice,
  type CompanyState,
  selectFeatures,
  selectSettings,
  selectSettingsKnown,
  companyKeys,
} from 'src/features/company/companySlice'
import { recordActions } from 'src/features/record/recordSlice'
import { sessionEvents } from 'src/features/session/sessionEvents'
import { type PickedVariant, pickVariant, type VariantFacts } from 'src/features/company/pickVariant'

describe('the state', () => {
  const settings = { companyProviderName: 'Acme', passwordExpiresIn: null }
  const full: CompanyState = { settings: { companyProviderName: 'Old' }, features: ['old'] }

  const asked: CompanyState = { ...full, featuresAsked: true }
  const nobodys: CompanyState = { ...full, features: undefined, featuresAsked: undefined }
  const begun = { username: 'bob', mark: { id: '1a', who: 'ff' } }

  type Event = Parameters<typeof companySlice.reducer>[1]

  const table: [rule: string, before: CompanyState | undefined, event: Event, after: CompanyState][] = [
    ['at first no company data is known', undefined, { type: '@@init' }, {}],
    [
      'new settings replace the old ones and keep the features',
      full,
      companyActions.settingsLoaded(settings),
      { settings, features: ['old'] },
    ],
    [
      'new features replace the old ones and keep the settings',
      full,
      companyActions.featuresLoaded(['onboardingV3Enabled']),
      { ...full, features: ['onboardingV3Enabled'], featuresAsked: true },
    ],
    // (calls/features)
    [
      'if the features cannot be fetched, all are off and the next page fetches them again',
      asked,
      companyActions.featuresMissing(),
      { ...full, features: [], featuresAsked: undefined },
    ],
    // (storage/session-cache)
    [
      'a page load restores the features that the previous page fetched',
      { settings },
      recordActions.read({ features: { a: true, b: false } }),
      { settings, features: ['a'], featuresAsked: true },
    ],
    ['a page load has no features if the previous page fetched none', asked, recordActions.read({}), nobodys],
    // (storage/next-person)
    ['a refresh fetches the features again', asked, recordActions.refreshed(), nobodys],
    [
      'signing in clears the features of the previous user',
      asked,
      recordActions.answered({ ...begun, answer: {} }),
      nobodys,
    ],
    ['an identity provider clears the features', asked, recordActions.leftForProvider(begun), nobodys],
    ['signing out clears the features', asked, sessionEvents.signedOut(), nobodys],
    [
      'a sign-in in another tab clears the features',
      asked,
      sessionEvents.overtaken({ by: 'otherAccount', mark: begun.mark }),
      nobodys,
    ],
  ]
  test.each(table)('%s', (_rule, before, event, after) => {
    expect(companySlice.reducer(before, event)).toStrictEqual(after)
  })

  test('known settings are returned unchanged', () => {
    const company = { settings, features: ['a'] }
    expect(selectSettings({ company })).toBe(settings)
    expect(selectSettingsKnown({ company })).toBe(true)
    expect(selectFeatures({ company })).toBe(company.features)
  })

  test('unknown settings are returned as one stable empty object, and can be distinguished from empty settings', () => {
    expect(selectSettings({ company: {} })).toEqual({})
    expect(selectSettings({ company: {} })).toBe(selectSettings({ company: { features: [] } }))
    expect(selectSettingsKnown({ company: {} })).toBe(false)
    expect(selectSettingsKnown({ company: { settings: {} } })).toBe(true)
    expect(selectFeatures({ company: {} })).toBeUndefined()
  })

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
})

describe('the variant', () => {
  const NEWCOMER: VariantFacts = {
    names: ['plain', 'friendly'],
    requested: undefined,
    counted: true,
    stored: undefined,
    share: 0,
  }

  // (product/variants)
  test.each<[rule: string, facts: Partial<VariantFacts>, picked: PickedVariant]>([
    ['a number in the lower half draws the first variant', { share: 0 }, { name: 'plain', how: 'drawn' }],
    [
      'a number just below the middle draws the first variant',
      { share: 0.499_999 },
      { name: 'plain', how: 'drawn' },
    ],
    ['a number in the upper half draws the second', { share: 0.5 }, { name: 'friendly', how: 'drawn' }],
    ['the highest number draws the second variant', { share: 0.999_999 }, { name: 'friendly', how: 'drawn' }],
    ['a stored variant is used again', { stored: 'friendly' }, { name: 'friendly', how: 'stored' }],
    [
      'a stored variant that is no longer configured is drawn again',
      { stored: 'loud', share: 0.7 },
      { name: 'friendly', how: 'drawn' },
    ],
    [
      'a user who is not counted gets the first variant',
      { counted: false, share: 0.7 },
      { name: 'plain', how: 'first' },
    ],
    [
      'a user who is not counted gets the first variant despite a stored one',
      { counted: false, stored: 'friendly' },
      { name: 'plain', how: 'first' },
    ],
    [
      'a requested variant takes precedence over the stored one',
      { requested: 'friendly', stored: 'plain' },
      { name: 'friendly', how: 'requested' },
    ],
    [
      'a requested variant is shown even if the user is not counted',
      { requested: 'friendly', counted: false },
      { name: 'friendly', how: 'requested' },
    ],
    [
      'an unknown requested variant is ignored',
      { requested: 'loud', stored: 'plain' },
      { name: 'plain', how: 'stored' },
    ],
  ])('%s', (_rule, facts, picked) => {
    expect(pickVariant({ ...NEWCOMER, ...facts })).toEqual(picked)
  })
})
