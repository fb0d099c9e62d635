import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { App } from 'src/services/api/mobileSetupService'

const initialState = [] as App[]

/** The apps to get; empty until they have loaded, or if they fail to load. */
const appsSlice = createSlice({
  name: 'apps',
  initialState,
  reducers: {
    loaded: (_state, { payload }: PayloadAction<App[]>): App[] => payload,
  },
})

export const appsActions = appsSlice.actions
export const appsReducer = appsSlice.reducer

interface WithApps {
  apps: App[]
}

export const selectApps = ({ apps }: WithApps): App[] => apps
