import { createSlice, type WithSlice } from '@reduxjs/toolkit'
import type { Problem } from 'src/constants/problems'
import { problemCase } from 'src/features/session/sessionEvents'
import { rootReducer } from 'src/features/rootReducer'

export type BypassState = { step: 'idle'; problem?: Problem } | { step: 'asking' }

const initialState = { step: 'idle' } as BypassState

export const mobileBypassSlice = createSlice({
  name: 'mobileBypass',
  initialState,
  reducers: {
    begun: (): BypassState => ({ step: 'idle' }),
    bypassPressed: (): BypassState => ({ step: 'asking' }),
    answered: (): BypassState => ({ step: 'idle' }),
    failed: problemCase<BypassState>((_state, problem) => ({ step: 'idle', problem })),
  },
  selectors: { selectBypass: state => state },
})

declare module 'src/features/rootReducer' {
  export interface LazyLoadedSlices extends WithSlice<typeof mobileBypassSlice> {}
}

export const bypassActions = mobileBypassSlice.actions
export const { selectBypass } = mobileBypassSlice.injectInto(rootReducer).selectors
