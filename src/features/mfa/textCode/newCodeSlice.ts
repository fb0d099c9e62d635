import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import type { Problem } from 'src/constants/problems'
import { tellsProblem } from 'src/features/session/sessionEvents'
import type { Deadline } from 'src/services/clock'
import { rootReducer } from 'src/features/rootReducer'

/** Where another code by text message stands (factors/new-code). `from`: when it can be asked for, and where it cannot, when the page says what to do instead; `sent`: how many were. */
export type NewCodeState =
  | { step: 'none'; from?: Deadline }
  | ({ from: Deadline; sent: number } & ({ step: 'offered'; problem?: Problem } | { step: 'sending' }))

const initialState = { step: 'none' } as NewCodeState

const newCodeSlice = createSlice({
  name: 'newCode',
  initialState,
  reducers: {
    offered: (_state, { payload: from }: PayloadAction<Deadline>): NewCodeState => ({
      step: 'offered',
      from,
      sent: 0,
    }),
    withheld: (_state, { payload: from }: PayloadAction<Deadline | undefined>): NewCodeState => ({
      step: 'none',
      ...(from && { from }),
    }),
    asked: (state): NewCodeState =>
      state.step === 'offered' ? { step: 'sending', from: state.from, sent: state.sent } : state,
    sent: (state, { payload: from }: PayloadAction<Deadline>): NewCodeState =>
      state.step === 'sending' ? { step: 'offered', from, sent: state.sent + 1 } : state,
    failed: {
      reducer: (state, { payload: problem }: PayloadAction<Problem>): NewCodeState =>
        state.step === 'sending' ? { step: 'offered', from: state.from, sent: state.sent, problem } : state,
      prepare: tellsProblem,
    },
  },
  selectors: {
    selectNewCode: state => state,
  },
})

declare module 'src/features/rootReducer' {
  export interface LazyLoadedSlices extends WithSlice<typeof newCodeSlice> {}
}

export const newCodeActions = newCodeSlice.actions
export const newCodeReducer = newCodeSlice.reducer
export const { selectNewCode } = newCodeSlice.injectInto(rootReducer).selectors
