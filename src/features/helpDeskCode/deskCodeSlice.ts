import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import type { Problem } from 'src/constants/problems'
import { rootReducer } from 'src/features/rootReducer'
import type { Deadline } from 'src/services/clock'

/** The state of the code for the help desk (support/desk-code). The code itself must never be stored here. */
export type DeskCodeState =
  /** The company's help desk does not use codes. */
  | { step: 'off' }
  | { step: 'offered'; problem?: Problem }
  | { step: 'asking' }
  /** `problem`: whether the desk has looked up the code is unknown at the moment. */
  | { step: 'shown'; ends: Deadline; problem?: Problem }
  /** `atMs` in milliseconds since the epoch. */
  | { step: 'seen'; atMs?: number }
  /** The code has expired, or a sign-in or another code in this browser has made it invalid. */
  | { step: 'over' }

export const deskCodeSlice = createSlice({
  name: 'deskCode',
  initialState: (): DeskCodeState => ({ step: 'off' }),
  reducers: {
    begun: (): DeskCodeState => ({ step: 'off' }),
    offered: (): DeskCodeState => ({ step: 'offered' }),
    /** The person requests a code, the first one or another one. */
    wanted: (state): DeskCodeState => (state.step === 'off' ? state : { step: 'asking' }),
    failed: (_state, { payload: problem }: PayloadAction<Problem>): DeskCodeState => ({
      step: 'offered',
      problem,
    }),
    shown: (_state, { payload: ends }: PayloadAction<Deadline>): DeskCodeState => ({ step: 'shown', ends }),
    /** The server answered that the desk has not looked up the code yet. */
    notSeen: state => {
      if (state.step === 'shown') delete state.problem
    },
    /** The server could not be reached, or its answer could not be read. */
    unanswered: (state, { payload: problem }: PayloadAction<Problem>) => {
      if (state.step === 'shown') state.problem = problem
    },
    seen: (_state, { payload: atMs }: PayloadAction<number | undefined>): DeskCodeState => ({
      step: 'seen',
      ...(atMs !== undefined && { atMs }),
    }),
    ranOut: (): DeskCodeState => ({ step: 'over' }),
  },
  selectors: { selectDeskCode: state => state },
})

declare module 'src/features/rootReducer' {
  export interface LazyLoadedSlices extends WithSlice<typeof deskCodeSlice> {}
}

export const deskCodeActions = deskCodeSlice.actions
export const { selectDeskCode } = deskCodeSlice.injectInto(rootReducer).selectors
