import { createSlice, type WithSlice } from '@reduxjs/toolkit'
import type { Problem } from 'src/constants/problems'
import { problemCase } from 'src/features/session/sessionEvents'
import { rootReducer } from 'src/features/rootReducer'

/** The progress of the offer to create a passkey (passkeys/offer). */
export type OfferState =
  | { step: 'away' }
  | { step: 'offered'; problem?: Problem }
  | { step: 'creating' }
  /** The sign-in continues; `saved`: a passkey was created. */
  | { step: 'ending'; saved: boolean }

export const passkeyOfferSlice = createSlice({
  name: 'passkeyOffer',
  initialState: (): OfferState => ({ step: 'away' }),
  reducers: {
    arrived: (): OfferState => ({ step: 'offered' }),
    accepted: (state): OfferState => (state.step === 'offered' ? { step: 'creating' } : state),
    failed: problemCase<OfferState>((_state, problem) => ({ step: 'offered', problem })),
    saved: (): OfferState => ({ step: 'ending', saved: true }),
    /** 'Not now', also while the browser's prompt is open. */
    declined: (state): OfferState => (state.step === 'ending' ? state : { step: 'ending', saved: false }),
  },
  selectors: { selectOffer: state => state },
})

declare module 'src/features/rootReducer' {
  export interface LazyLoadedSlices extends WithSlice<typeof passkeyOfferSlice> {}
}

export const offerActions = passkeyOfferSlice.actions
export const { selectOffer } = passkeyOfferSlice.injectInto(rootReducer).selectors
