import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Problem } from 'src/constants/problems'
import type { HelpInfo, Ticket } from 'src/services/api/supportService'

/** Whom the form is for: what support there is, and whether the person is a guest. */
export interface Desk {
  info: HelpInfo
  guest: boolean
}

/** Where a request for support stands (spec §4, Support form). What is typed rests in the form. */
export type SupportState =
  | { step: 'loading' }
  | { step: 'unavailable'; problem: Problem }
  | { step: 'editing'; desk: Desk; problem?: Problem }
  | { step: 'submitting'; desk: Desk }
  | { step: 'submitted' }

const initialState = { step: 'loading' } as SupportState

const supportSlice = createSlice({
  name: 'support',
  initialState,
  reducers: {
    begun: (): SupportState => ({ step: 'loading' }),
    infoLoaded: (_state, { payload }: PayloadAction<Desk>): SupportState => ({
      step: 'editing',
      desk: payload,
    }),
    infoFailed: (_state, { payload }: PayloadAction<Problem>): SupportState => ({
      step: 'unavailable',
      problem: payload,
    }),
    edited: (state): SupportState =>
      state.step === 'editing' ? { step: 'editing', desk: state.desk } : state,
    submitted: {
      reducer: (state): SupportState =>
        state.step === 'editing' ? { step: 'submitting', desk: state.desk } : state,
      prepare: (ticket: Ticket) => ({ payload: ticket }),
    },
    confirmed: (): SupportState => ({ step: 'submitted' }),
    failed: (state, { payload }: PayloadAction<Problem>): SupportState =>
      state.step === 'submitting' ? { step: 'editing', desk: state.desk, problem: payload } : state,
    retried: (state): SupportState => (state.step === 'unavailable' ? { step: 'loading' } : state),
  },
})

export const supportActions = supportSlice.actions
export const supportReducer = supportSlice.reducer

interface WithSupport {
  support: SupportState
}

export const selectSupport = ({ support }: WithSupport): SupportState => support
