import { resendReducer } from 'src/features/mfa/approval/resendSlice'
import { connectionReducer } from 'src/features/session/connectionSlice'
import { pollReducer } from 'src/features/session/sessionPollSlice'
import { actingReducers } from './actingReducers'

/** The slices that the polling of the session status asks and changes. */
export const pollReducers = {
  ...actingReducers,
  connection: connectionReducer,
  resend: resendReducer,
  sessionPoll: pollReducer,
}
