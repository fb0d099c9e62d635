import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import type { Problem } from 'src/constants/problems'
import type { Ticket } from 'src/services/api/supportService'
import type { HelpInfo } from 'src/services/helpInfo'
import { rootReducer } from 'src/features/rootReducer'

/** The progress of a request for support (support/sent). The form itself holds the typed text. */
export type SupportState =
  | { step: 'loading' }
  | { step: 'unavailable'; problem: Problem }
  | { step: 'editing'; info: HelpInfo; problem?: Problem }
  | { step: 'submitting'; info: HelpInfo }
  | { step: 'submitted' }
  /** 'Contact support' asked for the company's own support, which a press on a link opens. */
  | { step: 'elsewhere'; address: string }

export const supportSlice = createSlice({
  name: 'support',
  initialState: (): SupportState => ({ step: 'loading' }),
  reducers: {
    begun: (): SupportState => ({ step: 'loading' }),
    infoLoaded: (_state, { payload }: PayloadAction<HelpInfo>): SupportState => ({
      step: 'editing',
      info: payload,
    }),
    addressFound: (_state, { payload: address }: PayloadAction<string>): SupportState => ({
      step: 'elsewhere',
      address,
    }),
    infoFailed: (_state, { payload }: PayloadAction<Problem>): SupportState => ({
      step: 'unavailable',
      problem: payload,
    }),
    edited: (state): SupportState =>
      state.step === 'editing' ? { step: 'editing', info: state.info } : state,
    submitted: {
      reducer: (state): SupportState =>
        state.step === 'editing' ? { step: 'submitting', info: state.info } : state,
      prepare: (ticket: Ticket) => ({ payload: ticket }),
    },
    confirmed: (): SupportState => ({ step: 'submitted' }),
    failed: (state, { payload }: PayloadAction<Problem>): SupportState =>
      state.step === 'submitting' ? { step: 'editing', info: state.info, problem: payload } : state,
    retried: (state): SupportState => (state.step === 'unavailable' ? { step: 'loading' } : state),
  },
  selectors: { selectSupport: state => state },
})

declare module 'src/features/rootReducer' {
  export interface LazyLoadedSlices extends WithSlice<typeof supportSlice> {}
}

export const supportActions = supportSlice.actions
export const { selectSupport } = supportSlice.injectInto(rootReducer).selectors
