import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import type { Problem } from 'src/constants/problems'
import { withProblem } from 'src/features/session/sessionEvents'
import type { Connected } from 'src/services/api/account/connectedService'
import { rootReducer } from 'src/features/rootReducer'

/** One of the two lists; each loads and fails independently. */
export type Region =
  { state: 'loading' } | { state: 'listed'; list: Connected[] } | { state: 'failed'; problem: Problem }

export type RegionName = 'devices' | 'apps'

export interface ConnectedState {
  devices: Region
  apps: Region
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
      state[payload.region] = { state: 'listed', list: payload.list }
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
