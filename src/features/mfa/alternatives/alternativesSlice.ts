import { createSlice, isAnyOf, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import type { Problem } from 'src/constants/problems'
import { resendActions } from 'src/features/mfa/approval/resendSlice'
import { codeActions, newCodeActions } from 'src/features/mfa/factorCodeSlice'
import { passkeyFactorActions } from 'src/features/mfa/passkey/passkeyFactorSlice'
import { rootReducer } from 'src/features/rootReducer'
import { withProblem } from 'src/features/session/sessionEvents'

/** The choice of another factor (alternatives/choice). The record holds the factors that the server offers. */
export type AlternativesState = { step: 'offered'; problem?: Problem } | { step: 'choosing'; type: string }

/** Matches the actions with which the person uses the factor of the page itself. */
const isOtherAct = isAnyOf(
  codeActions.edited,
  codeActions.submitted,
  newCodeActions.newCodePressed,
  resendActions.resendPressed,
  passkeyFactorActions.buttonPressed,
)

export const alternativesSlice = createSlice({
  name: 'alternatives',
  initialState: (): AlternativesState => ({ step: 'offered' }),
  reducers: {
    begun: (): AlternativesState => ({ step: 'offered' }),
    chosen: (state, { payload: type }: PayloadAction<string>): AlternativesState =>
      state.step === 'offered' ? { step: 'choosing', type } : state,
    refused: {
      reducer: (state, { payload: problem }: PayloadAction<Problem>): AlternativesState =>
        state.step === 'choosing' ? { step: 'offered', problem } : state,
      prepare: withProblem,
    },
  },
  extraReducers: builder => {
    builder.addMatcher(isOtherAct, (state): AlternativesState =>
      state.step === 'offered' && state.problem ? { step: 'offered' } : state,
    )
  },
  selectors: {
    selectAlternatives: state => state,
  },
})

declare module 'src/features/rootReducer' {
  export interface LazyLoadedSlices extends WithSlice<typeof alternativesSlice> {}
}

export const alternativesActions = alternativesSlice.actions
export const { selectAlternatives } = alternativesSlice.injectInto(rootReducer).selectors
