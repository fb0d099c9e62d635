import { resendSlice } from 'src/features/mfa/approval/resendSlice'
import { connectionSlice } from 'src/features/session/connectionSlice'
import { sessionPollSlice } from 'src/features/session/sessionPollSlice'
import { actingReducers } from './actingReducers'

/** The slices that the polling of the session status asks and changes. */
export const pollReducers = {
  ...actingReducers,
  connection: connectionSlice.reducer,
  resend: resendSlice.reducer,
  sessionPoll: sessionPollSlice.reducer,
}
