import { createSlice } from '@reduxjs/toolkit'
import type { Problem, ProblemCode } from 'src/constants/problems'
import { problemCase, sessionEvents } from 'src/features/session/sessionEvents'

/** The message of the sign-in screen after a journey was aborted on another page. */
export interface SessionState {
  abortReason?: Problem
}

/** The problems shown when another page of this browser has ended the sign-in (one-sign-in/ended). */
export const OVERTAKEN = ['otherAccount', 'signedOutElsewhere'] as const satisfies ProblemCode[]

const initialState: SessionState = {}

export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    signInAborted: problemCase<SessionState>((_state, problem) => ({ abortReason: problem })),
    abortShown: (): SessionState => ({}),
  },
  extraReducers: builder => {
    builder.addCase(sessionEvents.overtaken, (_state, { payload }): SessionState => ({
      abortReason: { code: payload.by },
    }))
  },
  selectors: {
    selectAbortReason: (state): Problem | undefined => state.abortReason,
  },
})

export const sessionActions = sessionSlice.actions
export const { selectAbortReason } = sessionSlice.selectors
