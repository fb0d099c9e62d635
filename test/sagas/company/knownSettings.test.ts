import { testSaga } from 'redux-saga-test-plan'
import { companyActions, selectSettings, selectSettingsKnown } from 'src/features/company/companySlice'
import { knownSettings, untilEnabled } from 'src/sagas/company/knownSettings'

test('known settings are used without waiting', () => {
  const settings = { passkeysEnabled: true }
  testSaga(knownSettings)
    .next()
    .select(selectSettingsKnown)
    .next(true)
    .select(selectSettings)
    .next(settings)
    .returns(settings)
})

test('unknown settings are waited for', () => {
  testSaga(knownSettings)
    .next()
    .select(selectSettingsKnown)
    .next(false)
    .take(companyActions.settingsLoaded.type)
    .next()
    .select(selectSettings)
    .next({})
    .returns({})
})

test('a journey waits until the settings switch it on, also by later settings', () => {
  testSaga(untilEnabled, 'passkeysEnabled')
    .next()
    .select(selectSettings)
    .next({})
    .take(companyActions.settingsLoaded.type)
    .next()
    .select(selectSettings)
    .next({ passkeysEnabled: false })
    .take(companyActions.settingsLoaded.type)
    .next()
    .select(selectSettings)
    .next({ passkeysEnabled: true })
    .isDone()
})
