import { createAction, createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import type { Problem } from 'src/constants/problems'
import type { Retry } from 'src/features/polling/pollPause'
import { rootReducer } from 'src/features/rootReducer'
import { problemCase, withProblem } from 'src/features/session/sessionEvents'
import type { RequestEnds } from 'src/services/api/session/sessionStatusService'
import type { Deadline } from 'src/services/clock'

/** The facts of a wait that the page may show, as deadlines and never as counts (calls/deadlines, waits/facts). */
export interface Wait {
  since?: Deadline
  /** Whether the server has answered the last poll. */
  checked: boolean
  ends?: RequestEnds | undefined
  /** The request was sent again: the next response contains its new end. */
  renewed?: true
  suspended?: true
}

/** The progress of polling the session status (factors/polling). */
export type PollState = { wait: Wait } & (
  | { step: 'waiting' }
  /** Polling continues; the problem stays until the server answers. `retry`: when the next poll is due; absent while it is in progress. */
  | { step: 'troubled'; problem: Problem; retry?: Retry }
  /** The server has accepted the factor; the next checks are running. */
  | { step: 'accepted' }
  /** The verification was rejected; polling continues when the user asks for it. */
  | { step: 'denied'; problem?: Problem }
)

interface Trouble {
  problem: Problem
  retry: Retry
}

export const sessionPollSlice = createSlice({
  name: 'sessionPoll',
  initialState: (): PollState => ({ step: 'waiting', wait: { checked: false } }),
  reducers: {
    begun: (_state, { payload: since }: PayloadAction<Deadline>): PollState => ({
      step: 'waiting',
      wait: { since, checked: false },
    }),
    /** The earliest end counts, because a server may return either the remaining seconds or the full time in each response. */
    answered: ({ wait }, { payload }: PayloadAction<RequestEnds | undefined>): PollState => {
      const { since, renewed } = wait
      const before = renewed ? undefined : wait.ends
      const earliest = before && payload && before.at.monotonicMs < payload.at.monotonicMs ? before : payload
      return {
        step: 'waiting',
        wait: {
          ...(since && { since }),
          checked: true,
          ...(earliest && { ends: { ...earliest, totalMs: before?.totalMs ?? earliest.totalMs } }),
        },
      }
    },
    accepted: ({ wait }): PollState => ({ step: 'accepted', wait }),
    /** No one is signed in any more, and the page is about to be left. */
    ended: ({ wait }): PollState => ({ step: 'waiting', wait }),
    troubled: {
      reducer: ({ wait }, { payload }: PayloadAction<Trouble>): PollState => ({
        step: 'troubled',
        wait: { ...wait, checked: false },
        ...payload,
      }),
      prepare: (payload: Trouble) => ({ ...withProblem(payload.problem), payload }),
    },
    retried: state => {
      if (state.step === 'troubled') delete state.retry
    },
    denied: problemCase<PollState>(({ wait }, problem) => ({
      step: 'denied',
      wait,
      problem,
    })),
    /** The user requested another try: it removes an old rejection. */
    denialCleared: state => {
      if (state.step === 'denied') delete state.problem
    },
    /** A repeated request has a new end. Until it is known, the old one stays, so that screen readers announce nothing twice. */
    resumed: (state): PollState | undefined => {
      if (state.step === 'denied') return { step: 'waiting', wait: { ...state.wait, renewed: true } }
      state.wait.renewed = true
      return undefined
    },
    /** Another saga reads the session status: polls and other reads wait until `continued`. */
    suspended: ({ wait }) => {
      wait.suspended = true
    },
    continued: ({ wait }) => {
      delete wait.suspended
    },
  },
  selectors: {
    selectPoll: state => state,
    selectRetry: state => (state.step === 'troubled' ? state.retry : undefined),
  },
})

declare module 'src/features/rootReducer' {
  export interface LazyLoadedSlices extends WithSlice<typeof sessionPollSlice> {}
}

export const pollActions = {
  ...sessionPollSlice.actions,
  /** The user does not want to wait for the next poll. */
  retryRequested: createAction('sessionPoll/retryRequested'),
}
export const { selectPoll, selectRetry } = sessionPollSlice.injectInto(rootReducer).selectors
