import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import type { Problem } from 'src/constants/problems'
import { phoneProblem } from 'src/components/phone/phoneProblem'
import { problemCase } from 'src/features/session/sessionEvents'
import { rootReducer } from 'src/features/rootReducer'

export type DownloadLinkState =
  { step: 'editing'; problem?: Problem } | { step: 'sending' } | { step: 'sent' }

const initialState = { step: 'editing' } as DownloadLinkState

export const downloadLinkSlice = createSlice({
  name: 'downloadLink',
  initialState,
  reducers: {
    begun: (): DownloadLinkState => ({ step: 'editing' }),
    edited: (state): DownloadLinkState => (state.step === 'sending' ? state : { step: 'editing' }),
    submitted: (state, { payload: phoneNumber }: PayloadAction<string>): DownloadLinkState => {
      if (state.step === 'sending') return state
      const problem = phoneProblem(phoneNumber)
      return problem ? { step: 'editing', problem } : { step: 'sending' }
    },
    sent: (): DownloadLinkState => ({ step: 'sent' }),
    failed: problemCase<DownloadLinkState>((_state, problem) => ({ step: 'editing', problem })),
  },
  selectors: { selectDownloadLink: state => state },
})

declare module 'src/features/rootReducer' {
  export interface LazyLoadedSlices extends WithSlice<typeof downloadLinkSlice> {}
}

export const downloadLinkActions = downloadLinkSlice.actions
export const { selectDownloadLink } = downloadLinkSlice.injectInto(rootReducer).selectors
