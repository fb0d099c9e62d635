import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { sessionEvents } from 'src/features/session/sessionEvents'
import type { Device } from 'src/services/browser/environment'

export interface EnvironmentState {
  device: Device
  nativeClient: boolean
}

const initialState: EnvironmentState = { device: 'desktop', nativeClient: false }

export const environmentSlice = createSlice({
  name: 'environment',
  initialState,
  reducers: {
    recognised: (_state, { payload }: PayloadAction<EnvironmentState>) => payload,
  },
  extraReducers: builder => {
    builder.addCase(sessionEvents.pageNoticed, (state, { payload }) => {
      if (payload.kind === 'resized') state.device = payload.device
    })
  },
  selectors: {
    selectDevice: (state): Device => state.device,
    selectIsNativeClient: (state): boolean => state.nativeClient,
  },
})

export const environmentActions = environmentSlice.actions
export const { selectDevice, selectIsNativeClient } = environmentSlice.selectors
