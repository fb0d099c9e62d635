import { createSlice, type WithSlice } from '@reduxjs/toolkit'
import type { Problem } from 'src/constants/problems'
import { problemCase } from 'src/features/session/sessionEvents'
import { rootReducer } from 'src/features/rootReducer'

/** The progress of a repeated sign-in request. The notice that it was sent disappears after a while (factors/resend). */
export type ResendState =
  | { step: 'idle' }
  | { step: 'sending' }
  | { step: 'sent' }
  | { step: 'told' }
  | { step: 'failed'; problem: Problem }

export const resendSlice = createSlice({
  name: 'resend',
  initialState: (): ResendState => ({ step: 'idle' }),
  reducers: {
    begun: (): ResendState => ({ step: 'idle' }),
    resendPressed: (): ResendState => ({ step: 'sending' }),
    sent: (): ResendState => ({ step: 'sent' }),
    told: (state): ResendState => (state.step === 'sent' ? { step: 'told' } : state),
    failed: problemCase<ResendState>((_state, problem) => ({ step: 'failed', problem })),
  },
  selectors: { selectResend: state => state },
})

declare module 'src/features/rootReducer' {
  export interface LazyLoadedSlices extends WithSlice<typeof resendSlice> {}
}

export const resendActions = resendSlice.actions
export const { selectResend } = resendSlice.injectInto(rootReducer).selectors
