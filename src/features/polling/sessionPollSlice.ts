import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import type { Problem } from 'src/constants/problems'
import { tellsProblem } from 'src/features/session/sessionEvents'
import { rootReducer } from 'src/features/rootReducer'

/** The progress of polling the session status (factors/polling). */
export type PollState =
  | { step: 'waiting' }
  /** Polling continues; the problem stays until an answer comes. */
  | { step: 'troubled'; problem: Problem }
  /** The server has accepted the factor; the checks after it run. */
  | { step: 'accepted' }
  /** The verification was refused; polling continues when the person asks for it. */
  | { step: 'denied'; problem?: Problem }

const initialState = { step: 'waiting' } as PollState

export const sessionPollSlice = createSlice({
  name: 'sessionPoll',
  initialState,
  reducers: {
    begun: (): PollState => ({ step: 'waiting' }),
    answered: (): PollState => ({ step: 'waiting' }),
    accepted: (): PollState => ({ step: 'accepted' }),
    troubled: {
      reducer: (_state, { payload }: PayloadAction<Problem>): PollState => ({
        step: 'troubled',
        problem: payload,
      }),
      prepare: tellsProblem,
    },
    denied: {
      reducer: (_state, { payload }: PayloadAction<Problem>): PollState => ({
        step: 'denied',
        problem: payload,
      }),
      prepare: tellsProblem,
    },
    /** The person asked for another try: it removes an old refusal. */
    denialCleared: (state): PollState => (state.step === 'denied' ? { step: 'denied' } : state),
    /** Another saga reads the session status: polling pauses until `continued`. */
    suspended: state => state,
    continued: state => state,
    resumed: (state): PollState => (state.step === 'denied' ? { step: 'waiting' } : state),
  },
  selectors: {
    selectPoll: state => state,
  },
})

declare module 'src/features/rootReducer' {
  export interface LazyLoadedSlices extends WithSlice<typeof sessionPollSlice> {}
}

export const pollActions = sessionPollSlice.actions
export const { selectPoll } = sessionPollSlice.injectInto(rootReducer).selectors
