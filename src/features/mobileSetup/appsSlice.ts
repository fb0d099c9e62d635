import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import type { App } from 'src/services/api/mobileSetupService'
import { rootReducer } from 'src/features/rootReducer'

const initialState = [] as App[]

/** The apps to get; empty until they have loaded, or if they fail to load. */
export const appsSlice = createSlice({
  name: 'apps',
  initialState,
  reducers: {
    loaded: (_state, { payload }: PayloadAction<App[]>): App[] => payload,
  },
  selectors: { selectApps: state => state },
})

declare module 'src/features/rootReducer' {
  export interface LazyLoadedSlices extends WithSlice<typeof appsSlice> {}
}

export const appsActions = appsSlice.actions
export const { selectApps } = appsSlice.injectInto(rootReducer).selectors
