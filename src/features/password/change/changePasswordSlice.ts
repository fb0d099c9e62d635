import { createSlice, type WithSlice } from '@reduxjs/toolkit'
import type { Problem } from 'src/constants/problems'
import { problemCase } from 'src/features/session/sessionEvents'
import type { PasswordChange } from 'src/services/api/password/passwordService'
import { rootReducer } from 'src/features/rootReducer'

/** The progress of a password change (password-change/intro). The passwords are only in the action. */
export type ChangeState =
  | { step: 'away' }
  | { step: 'intro' }
  | { step: 'updateOldPassword'; problem?: Problem }
  | { step: 'saving' }
  | { step: 'passwordUpdated' }
  /** The web app is opening. */
  | { step: 'leaving' }

export const changePasswordSlice = createSlice({
  name: 'changePassword',
  initialState: (): ChangeState => ({ step: 'away' }),
  reducers: {
    arrived: (): ChangeState => ({ step: 'intro' }),
    introRead: (state): ChangeState => (state.step === 'intro' ? { step: 'updateOldPassword' } : state),
    edited: (state): ChangeState =>
      state.step === 'updateOldPassword' ? { step: 'updateOldPassword' } : state,
    // Only the saga reads the passwords.
    submitted: {
      reducer: (state): ChangeState => (state.step === 'updateOldPassword' ? { step: 'saving' } : state),
      prepare: (payload: PasswordChange) => ({ payload }),
    },
    refused: problemCase<ChangeState>((state, problem) =>
      state.step === 'saving' ? { step: 'updateOldPassword', problem } : state,
    ),
    updated: (state): ChangeState => (state.step === 'saving' ? { step: 'passwordUpdated' } : state),
    continued: (state): ChangeState => (state.step === 'passwordUpdated' ? { step: 'leaving' } : state),
  },
  selectors: { selectChange: state => state },
})

declare module 'src/features/rootReducer' {
  export interface LazyLoadedSlices extends WithSlice<typeof changePasswordSlice> {}
}

export const changeActions = changePasswordSlice.actions
export const { selectChange } = changePasswordSlice.injectInto(rootReducer).selectors
