import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Problem } from 'src/constants/problems'
import { tellsProblem } from 'src/features/session/sessionEvents'

/** The sign-in screen's message after a journey was aborted elsewhere. */
export interface SessionState {
  abortReason?: Problem
}

const initialState: SessionState = {}

const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    signInAborted: {
      reducer: (_state, { payload }: PayloadAction<Problem>): SessionState => ({ abortReason: payload }),
      prepare: tellsProblem,
    },
    abortShown: (): SessionState => ({}),
  },
})

export const sessionActions = sessionSlice.actions
export const sessionReducer = sessionSlice.reducer

interface WithSession {
  session: SessionState
}

export const selectAbortReason = ({ session }: WithSession): Problem | undefined => session.abortReason
