import { combineReducers } from '@reduxjs/toolkit'
import { companyActions } from 'src/features/company/companySlice'
import { changePasswordSlice } from 'src/features/password/change/changePasswordSlice'
import { DEFAULT_RULES } from 'src/features/password/form/passwordRules'
import { passwordRulesSlice } from 'src/features/password/form/passwordRulesSlice'
import { resetPasswordSlice } from 'src/features/password/reset/resetPasswordSlice'
import { temporaryPasswordSlice } from 'src/features/password/temporary/temporaryPasswordSlice'
import { changePasswordJourney } from 'src/sagas/password/changePasswordSaga'
import { loadConnected } from 'src/sagas/account/loadConnected'
import { arriveAtReset, resetPasswordJourney } from 'src/sagas/password/resetPasswordSaga'
import { temporaryPasswordJourney } from 'src/sagas/password/temporaryPasswordSaga'
import { actingReducers } from 'test/support/actingReducers'
import { runJourney } from 'test/support/journey'

const reducer = combineReducers({
  ...actingReducers,
  changePassword: changePasswordSlice.reducer,
  passwordRules: passwordRulesSlice.reducer,
  resetPassword: resetPasswordSlice.reducer,
  temporaryPassword: temporaryPasswordSlice.reducer,
})

// (password-change/company-rules)
test.each([
  ['the reset', resetPasswordJourney],
  ['the temporary password', temporaryPasswordJourney],
  ['the change', changePasswordJourney],
])('%s uses the rules of the settings, even if they load late or disappear', (_name, journey) => {
  const { store } = runJourney(journey, {
    reducer,
    state: { company: { settings: { passwordRules: { minLength: 12 } } } },
    services: [
      [arriveAtReset, () => true],
      [loadConnected, () => undefined],
    ],
  })
  const rules = () => passwordRulesSlice.selectors.selectRules(store.getState())
  expect(rules()).toMatchObject({ least: 12 })
  store.dispatch(companyActions.settingsLoaded({ passwordRules: { minLength: 15 } }))
  expect(rules()).toMatchObject({ least: 15 })
  store.dispatch(companyActions.settingsLoaded({}))
  expect(rules()).toBe(DEFAULT_RULES)
})
