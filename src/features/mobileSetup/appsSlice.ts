import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import type { App } from 'src/services/api/mobileSetupService'
import type { PhonePlatform } from 'src/services/device/phonePlatform'
import { rootReducer } from 'src/features/rootReducer'

export interface AppsState {
  /** The apps to get; empty until they have loaded, or if they fail to load. */
  list: App[]
  /** The platform of the phone or tablet that shows the page. */
  platform: PhonePlatform | undefined
}

const initialState: AppsState = { list: [], platform: undefined }

export const appsSlice = createSlice({
  name: 'apps',
  initialState,
  reducers: {
    loaded: (_state, { payload }: PayloadAction<AppsState>) => payload,
  },
  selectors: { selectApps: state => state },
})

declare module 'src/features/rootReducer' {
  export interface LazyLoadedSlices extends WithSlice<typeof appsSlice> {}
}

export const appsActions = appsSlice.actions
export const { selectApps } = appsSlice.injectInto(rootReducer).selectors
