import { useMemo } from 'react'
import { useSelector } from 'react-redux'
import { DEFAULT_RULES } from 'src/features/password/form/passwordRules'
import type { AppState } from 'src/features/rootReducer'
import { type PasswordRules, readPasswordRules } from 'src/services/passwordRules'

/** Returns the company's rules for a new password; the default rules if the settings contain none (password-change/company-rules). */
export function useRules(): PasswordRules {
  const setting = useSelector(({ company }: AppState) => company.settings?.passwordRules)
  return useMemo(() => readPasswordRules(setting) ?? DEFAULT_RULES, [setting])
}
