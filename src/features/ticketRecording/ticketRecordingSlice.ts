import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import { rootReducer } from 'src/features/rootReducer'
import type { PageRecording } from 'src/services/report/pageRecording'

/** Whether a recording of the page goes with the ticket: never before the person has asked for it (support/recording). */
export type TicketRecordingState =
  /** The company asks for no recordings. */
  | { step: 'off' }
  | { step: 'left' }
  /** The recorder may still be on its way. */
  | { step: 'taking' }
  | { step: 'added'; recording: PageRecording }
  /** The page has none. */
  | { step: 'failed' }

export const ticketRecordingSlice = createSlice({
  name: 'ticketRecording',
  initialState: (): TicketRecordingState => ({ step: 'off' }),
  reducers: {
    /** A form opens: each one begins without. */
    begun: (): TicketRecordingState => ({ step: 'left' }),
    wanted: (): TicketRecordingState => ({ step: 'taking' }),
    taken: (state, { payload: recording }: PayloadAction<PageRecording>): TicketRecordingState =>
      state.step === 'taking' ? { step: 'added', recording } : state,
    failed: (state): TicketRecordingState => (state.step === 'taking' ? { step: 'failed' } : state),
    removed: (): TicketRecordingState => ({ step: 'left' }),
  },
  selectors: { selectTicketRecording: state => state },
})

declare module 'src/features/rootReducer' {
  export interface LazyLoadedSlices extends WithSlice<typeof ticketRecordingSlice> {}
}

export const ticketRecordingActions = ticketRecordingSlice.actions
export const { selectTicketRecording } = ticketRecordingSlice.injectInto(rootReducer).selectors
