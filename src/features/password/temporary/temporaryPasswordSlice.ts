import { createSlice, type WithSlice } from '@reduxjs/toolkit'
import type { Problem } from 'src/constants/problems'
import { problemCase } from 'src/features/session/sessionEvents'
import { rootReducer } from 'src/features/rootReducer'
import { problemOf } from 'src/features/problemOf'
import type { Failure } from 'src/services/http/serviceError'
import type { ChangeReason } from 'src/constants/passwordChange'

/** The progress of replacing a temporary password. The password is only in the action. */
export type TemporaryState =
  { step: 'away' } | ({ visit: number } & ({ step: 'editing'; problem?: Problem } | { step: 'saving' }))

export const temporaryPasswordSlice = createSlice({
  name: 'temporaryPassword',
  initialState: (): TemporaryState => ({ step: 'away' }),
  reducers: {
    arrived: (state): TemporaryState => ({
      step: 'editing',
      visit: state.step === 'away' ? 1 : state.visit + 1,
    }),
    edited: (state): TemporaryState =>
      state.step === 'editing' ? { step: 'editing', visit: state.visit } : state,
    // Only the saga reads the password.
    submitted: {
      reducer: (state): TemporaryState =>
        state.step === 'editing' ? { step: 'saving', visit: state.visit } : state,
      prepare: (payload: { newPassword: string }) => ({ payload }),
    },
    refused: problemCase<TemporaryState>((state, problem) =>
      state.step === 'saving' ? { step: 'editing', visit: state.visit, problem } : state,
    ),
  },
  selectors: { selectTemporary: state => state },
})

declare module 'src/features/rootReducer' {
  export interface LazyLoadedSlices extends WithSlice<typeof temporaryPasswordSlice> {}
}

export const temporaryActions = temporaryPasswordSlice.actions
export const { selectTemporary } = temporaryPasswordSlice.injectInto(rootReducer).selectors

/** Returns the problem to show when the server has not replaced a temporary password (password-change/temporary-answers). */
export function temporaryProblem(failure: Failure): Problem {
  const refusedForItself = failure.kind === 'refused' && failure.text === undefined
  return problemOf(failure, refusedForItself ? 'usedPassword' : 'tryAgainLater')
}

/**
 * Decides whether a new password ends the onboarding. A password that replaces a temporary one does, regardless of
 * why it is temporary (password-change/temporary, password-change/required).
 */
export const endsOnboarding = (reason: ChangeReason | null | undefined): boolean =>
  reason == null || reason === 'temporary'
