import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Problem } from 'src/constants/problems'
import { tellsProblem } from 'src/features/session/sessionEvents'

/** The sign-in screen's message after a journey was aborted elsewhere. */
export interface SessionState {
  interruption?: Problem
}

const initialState: SessionState = {}

const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    interrupted: {
      reducer: (_state, { payload }: PayloadAction<Problem>): SessionState => ({ interruption: payload }),
      prepare: tellsProblem,
    },
    interruptionTold: (): SessionState => ({}),
  },
})

export const sessionActions = sessionSlice.actions
export const sessionReducer = sessionSlice.reducer

interface WithSession {
  session: SessionState
}

export const selectInterruption = ({ session }: WithSession): Problem | undefined => session.interruption
