import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import type { Problem } from 'src/constants/problems'
import { rootReducer } from 'src/features/rootReducer'
import type { Deadline } from 'src/services/clock'

/** Where the code for the help desk stands (support/desk-code). The code itself is never here. */
export type DeskCodeState =
  /** The company has no such desk. */
  | { step: 'off' }
  | { step: 'offered'; problem?: Problem }
  | { step: 'asking' }
  /** `problem`: nobody can tell at the moment whether the desk has looked. */
  | { step: 'shown'; ends: Deadline; problem?: Problem }
  /** `atMs` in milliseconds since the epoch. */
  | { step: 'seen'; atMs?: number }
  /** It has run out, or a sign-in or another code of this browser has voided it. */
  | { step: 'over' }

const initialState = { step: 'off' } as DeskCodeState

export const deskCodeSlice = createSlice({
  name: 'deskCode',
  initialState,
  reducers: {
    begun: (): DeskCodeState => ({ step: 'off' }),
    offered: (): DeskCodeState => ({ step: 'offered' }),
    /** The person wants a code, the first or another one. */
    wanted: (state): DeskCodeState => (state.step === 'off' ? state : { step: 'asking' }),
    failed: (_state, { payload: problem }: PayloadAction<Problem>): DeskCodeState => ({
      step: 'offered',
      problem,
    }),
    shown: (_state, { payload: ends }: PayloadAction<Deadline>): DeskCodeState => ({ step: 'shown', ends }),
    /** The server was asked whether the desk has looked, and answered: it has not. */
    notSeen: (state): DeskCodeState =>
      state.step === 'shown' && state.problem ? { step: 'shown', ends: state.ends } : state,
    /** The server could not be asked. */
    unanswered: (state, { payload: problem }: PayloadAction<Problem>): DeskCodeState =>
      state.step === 'shown' ? { ...state, problem } : state,
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
