import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { resendActions } from 'src/features/mfa/approval/resendSlice'
import type { StepExtras } from 'src/features/mfa/stepExtras'

const stepExtrasSlice = createSlice({
  name: 'stepExtras',
  initialState: (): StepExtras => ({}),
  reducers: {
    told: (_state, { payload }: PayloadAction<StepExtras>): StepExtras => payload,
  },
  extraReducers: builder => {
    builder.addCase(resendActions.begun, (): StepExtras => ({}))
    // A request that was sent again has a number, a time and a place of its own.
    builder.addCase(resendActions.sent, ({ trustDays }): StepExtras => (trustDays ? { trustDays } : {}))
  },
})

export const stepExtrasActions = stepExtrasSlice.actions
export const stepExtrasReducer = stepExtrasSlice.reducer

interface WithStepExtras {
  stepExtras: StepExtras
}

export const selectStepExtras = ({ stepExtras }: WithStepExtras): StepExtras => stepExtras
