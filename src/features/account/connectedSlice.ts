import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import type { Problem } from 'src/constants/problems'
import { withProblem } from 'src/features/session/sessionEvents'
import type { Connected } from 'src/services/api/account/connectedService'
import { rootReducer } from 'src/features/rootReducer'

/** The server's answer about one topic; `off`: the company does not have this page. */
export type PartState<T> =
  | { state: 'off' }
  | { state: 'loading' }
  | { state: 'failed'; problem: Problem }
  | { state: 'told'; facts: T }

export type RegionName = 'devices' | 'apps'

/** The two lists, each of which loads and fails independently. */
export interface ConnectedState {
  devices: PartState<Connected[]>
  apps: PartState<Connected[]>
  /** The current time, to which the times in the list are relative. */
  nowMs: number
}

interface Failed {
  region: RegionName
  problem: Problem
}

const initialState: ConnectedState = {
  devices: { state: 'loading' },
  apps: { state: 'loading' },
  nowMs: 0,
}

export const connectedSlice = createSlice({
  name: 'connected',
  initialState,
  reducers: {
    listsRequested: (_state, { payload }: PayloadAction<{ nowMs: number }>): ConnectedState => ({
      ...initialState,
      ...payload,
    }),
    answered: (state, { payload }: PayloadAction<{ region: RegionName; list: Connected[] }>) => {
      state[payload.region] = { state: 'told', facts: payload.list }
    },
    failed: {
      reducer: (state, { payload: { region, problem } }: PayloadAction<Failed>) => {
        state[region] = { state: 'failed', problem }
      },
      prepare: (payload: Failed) => ({ ...withProblem(payload.problem), payload }),
    },
  },
  selectors: { selectConnected: state => state },
})

declare module 'src/features/rootReducer' {
  export interface LazyLoadedSlices extends WithSlice<typeof connectedSlice> {}
}

export const connectedActions = connectedSlice.actions
export const { selectConnected } = connectedSlice.injectInto(rootReducer).selectors
