import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import type { Problem } from 'src/constants/problems'
import { phoneProblem } from 'src/components/phone/phoneProblem'
import { problemCase } from 'src/features/session/sessionEvents'
import type { App } from 'src/services/api/mobileSetupService'
import { rootReducer } from 'src/features/rootReducer'

/** The apps to install; empty until they have loaded, or if they fail to load. */
export const appsSlice = createSlice({
  name: 'apps',
  initialState: (): App[] => [],
  reducers: {
    loaded: (_state, { payload }: PayloadAction<App[]>): App[] => payload,
  },
  selectors: { selectApps: state => state },
})

export const appsActions = appsSlice.actions
export const { selectApps } = appsSlice.injectInto(rootReducer).selectors

export type DownloadLinkState =
  { step: 'editing'; problem?: Problem } | { step: 'sending' } | { step: 'sent' }

export const downloadLinkSlice = createSlice({
  name: 'downloadLink',
  initialState: (): DownloadLinkState => ({ step: 'editing' }),
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

export const downloadLinkActions = downloadLinkSlice.actions
export const { selectDownloadLink } = downloadLinkSlice.injectInto(rootReducer).selectors

export type BypassState = { step: 'idle'; problem?: Problem } | { step: 'asking' }

export const mobileBypassSlice = createSlice({
  name: 'mobileBypass',
  initialState: (): BypassState => ({ step: 'idle' }),
  reducers: {
    begun: (): BypassState => ({ step: 'idle' }),
    bypassPressed: (): BypassState => ({ step: 'asking' }),
    answered: (): BypassState => ({ step: 'idle' }),
    failed: problemCase<BypassState>((_state, problem) => ({ step: 'idle', problem })),
  },
  selectors: { selectBypass: state => state },
})

export const bypassActions = mobileBypassSlice.actions
export const { selectBypass } = mobileBypassSlice.injectInto(rootReducer).selectors

declare module 'src/features/rootReducer' {
  export interface LazyLoadedSlices
    extends
      WithSlice<typeof appsSlice>,
      WithSlice<typeof downloadLinkSlice>,
      WithSlice<typeof mobileBypassSlice> {}
}
