import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import { DEFAULT_RULES } from 'src/features/password/form/passwordRules'
import { rootReducer } from 'src/features/rootReducer'
import type { PasswordRules } from 'src/services/passwordRules'

/** The company's rules for a new password; null if it defines none (password-change/company-rules). */
export const passwordRulesSlice = createSlice({
  name: 'passwordRules',
  initialState: null as PasswordRules | null,
  reducers: {
    read: (_state, { payload }: PayloadAction<PasswordRules | null>) => payload,
  },
  selectors: {
    selectRules: (state): PasswordRules => state ?? DEFAULT_RULES,
  },
})

declare module 'src/features/rootReducer' {
  export interface LazyLoadedSlices extends WithSlice<typeof passwordRulesSlice> {}
}

export const passwordRulesActions = passwordRulesSlice.actions
export const { selectRules } = passwordRulesSlice.injectInto(rootReducer).selectors
