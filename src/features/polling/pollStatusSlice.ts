import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import { pollActions } from 'src/features/polling/sessionPollSlice'
import type { RequestEnds } from 'src/services/api/session/sessionStatusService'
import type { Deadline } from 'src/services/clock'
import { rootReducer } from 'src/features/rootReducer'

/** When a poll that has failed is tried again, and whether the server has asked for the pause. */
export interface Retry {
  at: Deadline
  mandatory: boolean
}

/** What a person may know of a wait that polls: by deadlines, never by counts (calls/deadlines, waits/facts). */
export interface PollStatus {
  /** When this wait began. */
  since?: Deadline
  /** Whether the last poll was answered. */
  checked: boolean
  /** When the request runs out, where the server says so. */
  ends?: RequestEnds | undefined
  /** The request was sent again: the next answer says its new end. */
  renewed?: true
  /** While a failed poll is waited out. */
  retry?: Retry | undefined
}

const initialState: PollStatus = { checked: false }

export const pollStatusSlice = createSlice({
  name: 'pollStatus',
  initialState,
  reducers: {
    begun: (_state, { payload: since }: PayloadAction<Deadline>): PollStatus => ({ since, checked: false }),
    /** The earliest end counts: a server may name the seconds that are left, or each time the whole. */
    checked: (
      { since, renewed, ...before },
      { payload }: PayloadAction<RequestEnds | undefined>,
    ): PollStatus => {
      const ends = renewed ? undefined : before.ends
      const earliest = ends && payload && ends.at.monotonicMs < payload.at.monotonicMs ? ends : payload
      return {
        ...(since && { since }),
        checked: true,
        ...(earliest && { ends: { ...earliest, totalMs: ends?.totalMs ?? earliest.totalMs } }),
      }
    },
    paused: (state, { payload: retry }: PayloadAction<Retry>): PollStatus => ({
      ...state,
      checked: false,
      retry,
    }),
    /** The next poll begins. */
    pollBegan: (state): PollStatus => ({ ...state, retry: undefined }),
    /** The person does not want to wait for it. */
    retryRequested: state => state,
  },
  extraReducers: builder => {
    // A request that was sent again has a time of its own; until it is known the old one stays, so that nothing is read aloud twice.
    builder.addCase(pollActions.resumed, (state): PollStatus => ({ ...state, renewed: true }))
  },
  selectors: {
    selectPollStatus: state => state,
  },
})

declare module 'src/features/rootReducer' {
  export interface LazyLoadedSlices extends WithSlice<typeof pollStatusSlice> {}
}

export const pollStatusActions = pollStatusSlice.actions
export const { selectPollStatus } = pollStatusSlice.injectInto(rootReducer).selectors
