import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import { rootReducer } from 'src/features/rootReducer'
import { supportActions } from 'src/features/support/supportSlice'
import type { PageRecording } from 'src/services/report/pageRecording'

/** Whether a recording of the page goes with the ticket: never before somebody has asked for it (support/recording). */
export type RecordingState =
  | { step: 'left' }
  /** The recorder may still be on its way. */
  | { step: 'taking' }
  | { step: 'added'; recording: PageRecording }
  /** The page has none. */
  | { step: 'failed' }

const initialState = { step: 'left' } as RecordingState

export const recordingSlice = createSlice({
  name: 'recording',
  initialState,
  reducers: {
    wanted: (): RecordingState => ({ step: 'taking' }),
    taken: (state, { payload: recording }: PayloadAction<PageRecording>): RecordingState =>
      state.step === 'taking' ? { step: 'added', recording } : state,
    failed: (state): RecordingState => (state.step === 'taking' ? { step: 'failed' } : state),
    removed: (): RecordingState => ({ step: 'left' }),
  },
  extraReducers: builder => {
    // Each form begins without.
    builder.addCase(supportActions.begun, (): RecordingState => ({ step: 'left' }))
  },
  selectors: {
    selectRecording: state => state,
  },
})

declare module 'src/features/rootReducer' {
  export interface LazyLoadedSlices extends WithSlice<typeof recordingSlice> {}
}

export const recordingActions = recordingSlice.actions
export const { selectRecording } = recordingSlice.injectInto(rootReducer).selectors
