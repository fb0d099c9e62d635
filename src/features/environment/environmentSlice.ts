import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { sessionEvents } from 'src/features/session/sessionEvents'
import type { Device } from 'src/services/browser/environment'

export interface EnvironmentState {
  device: Device
  nativeClient: boolean
}

const initialState: EnvironmentState = { device: 'desktop', nativeClient: false }

const environmentSlice = createSlice({
  name: 'environment',
  initialState,
  reducers: {
    recognised: (_state, { payload }: PayloadAction<EnvironmentState>) => payload,
  },
  extraReducers: builder => {
    builder.addCase(sessionEvents.pageNoticed, (state, { payload }): EnvironmentState =>
      payload.kind === 'resized' ? { ...state, device: payload.device } : state,
    )
  },
})

export const environmentActions = environmentSlice.actions
export const environmentReducer = environmentSlice.reducer

interface WithEnvironment {
  environment: EnvironmentState
}

export const selectDevice = ({ environment }: WithEnvironment): Device => environment.device
export const selectNativeClient = ({ environment }: WithEnvironment): boolean => environment.nativeClient
