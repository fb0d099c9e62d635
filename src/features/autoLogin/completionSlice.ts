import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { sessionEvents } from 'src/features/session/sessionEvents'

/** How far the sign-in on the company's other hosts has come (sign-in/auto-login-progress). */
export type CompletionState =
  | { step: 'idle' }
  | { step: 'notifying'; answered: number; total: number }
  /** The browser is about to leave. */
  | { step: 'leaving' }
  /** The web app goes on in another window, and this one may be closed. */
  | { step: 'handedBack'; address: string }

const idle = { step: 'idle' } as CompletionState

const completionSlice = createSlice({
  name: 'completion',
  initialState: idle,
  reducers: {
    hostsCounted: (_state, { payload: total }: PayloadAction<number>): CompletionState => ({
      step: 'notifying',
      answered: 0,
      total,
    }),
    hostsAnswered: (state, { payload: answered }: PayloadAction<number>): CompletionState =>
      state.step === 'notifying' && state.answered !== answered ? { ...state, answered } : state,
    /** The person continues without waiting for the hosts that are left. */
    skipped: state => state,
    notified: (): CompletionState => ({ step: 'leaving' }),
    handedBack: (_state, { payload: address }: PayloadAction<string>): CompletionState => ({
      step: 'handedBack',
      address,
    }),
    brokenOff: (): CompletionState => idle,
  },
  extraReducers: builder => {
    // A page that the browser kept is not about to leave any more.
    builder.addCase(sessionEvents.pageRestored, () => idle).addCase(sessionEvents.signedOut, () => idle)
  },
})

export const completionActions = completionSlice.actions
export const completionReducer = completionSlice.reducer

interface WithCompletion {
  completion: CompletionState
}

export const selectCompletion = ({ completion }: WithCompletion): CompletionState => completion

/** Whether the end of a sign-in replaces the screen that led to it. */
export const selectCompleting = ({ completion }: WithCompletion): boolean => completion.step !== 'idle'
