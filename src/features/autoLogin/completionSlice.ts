import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { sessionEvents } from 'src/features/session/sessionEvents'

/** How far the sign-in on the company's other hosts has come (sign-in/auto-login-progress). */
export type CompletionState =
  | { step: 'idle' }
  /** The browser would ask for leave to call local hosts: the person says first whether it may. */
  | { step: 'asking' }
  | { step: 'notifying'; answered: number; total: number; leftOut?: readonly string[] }
  /** The browser is about to leave. */
  | { step: 'leaving'; leftOut?: readonly string[] }
  /** The web app goes on in another window, and this one may be closed. */
  | { step: 'handedBack'; address: string }

const idle = { step: 'idle' } as CompletionState

const leftOutOf = (leftOut?: readonly string[]) => (leftOut?.length ? { leftOut } : undefined)

const completionSlice = createSlice({
  name: 'completion',
  initialState: idle,
  reducers: {
    localHostsFound: (): CompletionState => ({ step: 'asking' }),
    /** The person wants the local hosts called. */
    localHostsWanted: state => state,
    /** The person goes on without the local hosts. */
    localHostsSkipped: state => state,
    hostsCounted: (_state, { payload: total }: PayloadAction<number>): CompletionState => ({
      step: 'notifying',
      answered: 0,
      total,
    }),
    hostsAnswered: (state, { payload: answered }: PayloadAction<number>): CompletionState =>
      state.step === 'notifying' && state.answered !== answered ? { ...state, answered } : state,
    /** Local hosts that have not signed the person in, and will not, by name (sign-in/local-hosts-named). */
    hostsLeftOut: (state, { payload: leftOut }: PayloadAction<readonly string[]>): CompletionState =>
      state.step === 'notifying' && (state.leftOut?.length ?? 0) !== leftOut.length
        ? { ...state, leftOut }
        : state,
    /** The person continues without waiting for the hosts that are left. */
    skipped: state => state,
    notified: (_state, { payload }: PayloadAction<readonly string[] | undefined>): CompletionState => ({
      step: 'leaving',
      ...leftOutOf(payload),
    }),
    handedBack: (_state, { payload: address }: PayloadAction<string>): CompletionState => ({
      step: 'handedBack',
      address,
    }),
    brokenOff: (): CompletionState => idle,
  },
  extraReducers: builder => {
    // A page that the browser kept is not about to leave any more.
    builder
      .addCase(sessionEvents.pageRestored, () => idle)
      .addCase(sessionEvents.signedOut, () => idle)
      // A sign-in that was handed back is over already (one-sign-in/ended).
      .addCase(sessionEvents.overtaken, state => (state.step === 'handedBack' ? state : idle))
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
