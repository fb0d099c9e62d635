import { companyActions, selectSettings } from 'src/features/company/companySlice'
import { passwordRulesActions } from 'src/features/password/form/passwordRulesSlice'
import { call, put, type Saga, select, takeEvery } from 'src/sagas/effects'
import { readPasswordRules } from 'src/services/passwordRules'

/** Hands the form of a new password the company's rules, now and whenever the settings arrive (password-change/company-rules). */
export function* followRules(): Saga {
  yield* call(keepRules)
  yield* takeEvery(companyActions.settingsLoaded, keepRules)
}

function* keepRules(): Saga {
  const { passwordRules } = yield* select(selectSettings)
  yield* put(passwordRulesActions.read(readPasswordRules(passwordRules) ?? null))
}
