import { createSlice, type WithSlice } from '@reduxjs/toolkit'
import type { Problem } from 'src/constants/problems'
import { problemCase } from 'src/features/session/sessionEvents'
import { rootReducer } from 'src/features/rootReducer'

/**
 * The progress of requesting another code by text message: `none` if the server offers no new code; `sent` counts the
 * codes it has sent (factors/new-code). The record holds the time from which the next one may be requested.
 */
export type NewCodeState =
  { step: 'none' } | ({ sent: number } & ({ step: 'offered'; problem?: Problem } | { step: 'sending' }))

const initialState = { step: 'none' } as NewCodeState

export const newCodeSlice = createSlice({
  name: 'newCode',
  initialState,
  reducers: {
    offered: (): NewCodeState => ({ step: 'offered', sent: 0 }),
    withheld: (): NewCodeState => ({ step: 'none' }),
    newCodePressed: (state): NewCodeState =>
      state.step === 'offered' ? { step: 'sending', sent: state.sent } : state,
    sent: (state): NewCodeState =>
      state.step === 'sending' ? { step: 'offered', sent: state.sent + 1 } : state,
    failed: problemCase<NewCodeState>((state, problem) =>
      state.step === 'sending' ? { step: 'offered', sent: state.sent, problem } : state,
    ),
  },
  selectors: { selectNewCode: state => state },
})

declare module 'src/features/rootReducer' {
  export interface LazyLoadedSlices extends WithSlice<typeof newCodeSlice> {}
}

export const newCodeActions = newCodeSlice.actions
export const { selectNewCode } = newCodeSlice.injectInto(rootReducer).selectors
