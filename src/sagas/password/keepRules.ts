import { selectSettings } from 'src/features/company/companySlice'
import { passwordRulesActions } from 'src/features/password/form/passwordRulesSlice'
import { put, type Saga, select } from 'src/sagas/effects'
import { readPasswordRules } from 'src/services/passwordRules'

/** Gives the form for a new password the company's rules, if the settings define any (password-change/company-rules). */
export function* keepRules(): Saga {
  const { passwordRules } = yield* select(selectSettings)
  yield* put(passwordRulesActions.read(readPasswordRules(passwordRules) ?? null))
}
