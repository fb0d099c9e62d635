import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Problem } from 'src/constants/problems'
import { tellsProblem } from 'src/features/session/sessionEvents'

/** Where a repeated sign-in request stands; that it was sent is told a while later (factors/resend). */
export type ResendState =
  | { step: 'idle' }
  | { step: 'sending' }
  | { step: 'sent' }
  | { step: 'told' }
  | { step: 'failed'; problem: Problem }

const initialState = { step: 'idle' } as ResendState

const resendSlice = createSlice({
  name: 'resend',
  initialState,
  reducers: {
    begun: (): ResendState => ({ step: 'idle' }),
    asked: (): ResendState => ({ step: 'sending' }),
    sent: (): ResendState => ({ step: 'sent' }),
    told: (state): ResendState => (state.step === 'sent' ? { step: 'told' } : state),
    failed: {
      reducer: (_state, { payload: problem }: PayloadAction<Problem>): ResendState => ({
        step: 'failed',
        problem,
      }),
      prepare: tellsProblem,
    },
  },
})

export const resendActions = resendSlice.actions
export const resendReducer = resendSlice.reducer

interface WithResend {
  resend: ResendState
}

export const selectResend = ({ resend }: WithResend): ResendState => resend
