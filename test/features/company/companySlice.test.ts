import {
  companyActions,
  companySlice,
  type CompanyState,
  selectFeatures,
  selectSettings,
  selectSettingsKnown,
} from 'src/features/company/companySlice'
import { recordActions } from 'src/features/record/recordSlice'
import { sessionEvents } from 'src/features/session/sessionEvents'

const settings = { companyProviderName: 'Acme', passwordExpiresIn: null }
const full: CompanyState = { settings: { companyProviderName: 'Old' }, features: ['old'] }

const asked: CompanyState = { ...full, featuresAsked: true }
const nobodys: CompanyState = { ...full, features: undefined, featuresAsked: undefined }
const begun = { username: 'bob', mark: { id: '1a', who: 'ff' } }

type Event = Parameters<typeof companySlice.reducer>[1]

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
    { ...full, features: ['onboardingV3Enabled'], featuresAsked: true },
  ],
  // (calls/features)
  [
    'where they could not be asked for every one is off, and the next page asks again',
    asked,
    companyActions.featuresMissing(),
    { ...full, features: [], featuresAsked: undefined },
  ],
  // (storage/session-cache)
  [
    'a page load has those that the page before has asked for',
    { settings },
    recordActions.read({ features: { a: true, b: false } }),
    { settings, features: ['a'], featuresAsked: true },
  ],
  ['and none where it has asked for none', asked, recordActions.read({}), nobodys],
  // (storage/next-person)
  ['a refresh asks for them again', asked, recordActions.refreshed(), nobodys],
  [
    'who signs in has not those of the person before',
    asked,
    recordActions.answered({ ...begun, answer: {} }),
    nobodys,
  ],
  ['nor has who goes to a provider', asked, recordActions.leftForProvider(begun), nobodys],
  ['nor who comes after a sign-out', asked, sessionEvents.signedOut(), nobodys],
  [
    'nor who has signed in on another page',
    asked,
    sessionEvents.overtaken({ by: 'otherAccount', mark: begun.mark }),
    nobodys,
  ],
]
test.each(table)('%s', (_rule, before, event, after) => {
  expect(companySlice.reducer(before, event)).toStrictEqual(after)
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
