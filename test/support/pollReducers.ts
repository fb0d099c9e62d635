import { resendSlice } from 'src/features/mfa/approval/resendSlice'
import { sessionPollSlice } from 'src/features/polling/sessionPollSlice'
import { actingReducers } from './actingReducers'

/** The slices that the polling of the session status asks and changes. */
export const pollReducers = {
  ...actingReducers,
  resend: resendSlice.reducer,
  sessionPoll: sessionPollSlice.reducer,
}
