import {
  companyActions,
  companyReducer,
  type CompanyState,
  selectFeatures,
  selectSettings,
  selectSettingsKnown,
} from 'src/features/company/companySlice'

const settings = { companyProviderName: 'Acme', passwordExpiresIn: null }
const full: CompanyState = { settings: { companyProviderName: 'Old' }, features: ['old'] }

type Event = Parameters<typeof companyReducer>[1]

const table: [rule: string, before: CompanyState | undefined, event: Event, after: CompanyState][] = [
  ['nothing is known of the company at first', undefined, { type: '@@init' }, {}],
  [
    'new settings replace the old ones, and the features stay',
    full,
    companyActions.settingsLoaded(settings),
    { settings, features: ['old'] },
  ],
  [
    'new features replace the old ones, and the settings stay',
    full,
    companyActions.featuresLoaded(['onboardingV3Enabled']),
    { ...full, features: ['onboardingV3Enabled'] },
  ],
]
test.each(table)('%s', (_rule, before, event, after) => {
  expect(companyReducer(before, event)).toStrictEqual(after)
})

test('settings that are known are read as they are', () => {
  const company = { settings, features: ['a'] }
  expect(selectSettings({ company })).toBe(settings)
  expect(selectSettingsKnown({ company })).toBe(true)
  expect(selectFeatures({ company })).toBe(company.features)
})

test('settings that are not known are empty, the same each time, and told apart from empty ones', () => {
  expect(selectSettings({ company: {} })).toEqual({})
  expect(selectSettings({ company: {} })).toBe(selectSettings({ company: { features: [] } }))
  expect(selectSettingsKnown({ company: {} })).toBe(false)
  expect(selectSettingsKnown({ company: { settings: {} } })).toBe(true)
  expect(selectFeatures({ company: {} })).toBeUndefined()
})
