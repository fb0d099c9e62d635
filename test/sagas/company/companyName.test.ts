import * as raw from 'redux-saga/effects'
import { companyActions } from 'src/features/company/companySlice'
import { companyNameFor } from 'src/sagas/company/companyName'
import type { CompanySettings } from 'src/services/api/companyService'
import { runJourney } from 'test/support/journey'
import { appReducer } from 'test/support/appState'

const provider = { redirectUrl: 'https://idp.example/', name: 'Harbor' }
const settings = { companyProviderName: 'Harbor' }

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

/** Returns the name once it is known. */
function asked(found: Parameters<typeof companyNameFor>[0], known?: CompanySettings) {
  const names: unknown[] = []
  const store = runJourney(
    function* () {
      yield raw.take('test/asked')
      names.push(yield* companyNameFor(found))
    },
    { reducer: appReducer, services: [] },
  ).store
  if (known) store.dispatch(companyActions.settingsLoaded(known))
  store.dispatch({ type: 'test/asked' })
  return { names, store }
}

test('known settings are used without waiting', () => {
  expect(asked(provider, settings).names).toEqual(['Harbor'])
})

test('failed settings are not waited for', () => {
  expect(asked(provider, {}).names).toEqual([undefined])
})

test.each([{}, { redirectUrl: 'https://idp.example/' }, { name: 'Harbor' }])(
  'settings are not waited for if nothing depends on them: %j',
  found => {
    expect(asked(found).names).toEqual([undefined])
  },
)

test('settings that are loading are waited for', async () => {
  const { names, store } = asked(provider)
  await jest.advanceTimersByTimeAsync(2900)
  expect(names).toEqual([])
  store.dispatch(companyActions.settingsLoaded(settings))
  expect(names).toEqual(['Harbor'])
})

test('settings are waited for at most three seconds', async () => {
  const { names } = asked(provider)
  await jest.advanceTimersByTimeAsync(3000)
  expect(names).toEqual([undefined])
})
