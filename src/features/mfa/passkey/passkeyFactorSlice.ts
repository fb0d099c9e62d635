import { createSlice, type WithSlice } from '@reduxjs/toolkit'
import type { Problem } from 'src/constants/problems'
import { problemCase } from 'src/features/session/sessionEvents'
import { rootReducer } from 'src/features/rootReducer'

/** The progress of the proof by passkey (passkeys/factor). The state must never contain an assertion. */
export type PasskeyFactorState =
  | { step: 'away' }
  | ({ visit: number } & ({ step: 'ready'; problem?: Problem } | { step: 'proving' } | { step: 'accepted' }))

export const passkeyFactorSlice = createSlice({
  name: 'passkeyFactor',
  initialState: (): PasskeyFactorState => ({ step: 'away' }),
  reducers: {
    arrived: (state): PasskeyFactorState => ({
      step: 'ready',
      visit: state.step === 'away' ? 1 : state.visit + 1,
    }),
    buttonPressed: (state): PasskeyFactorState =>
      state.step === 'ready' ? { step: 'proving', visit: state.visit } : state,
    refused: problemCase<PasskeyFactorState>((state, problem) =>
      state.step === 'away' ? state : { step: 'ready', visit: state.visit, problem },
    ),
    /** The proof was correct; the next checks are running. */
    accepted: (state): PasskeyFactorState =>
      state.step === 'proving' ? { step: 'accepted', visit: state.visit } : state,
  },
  selectors: { selectPasskeyFactor: state => state },
})

declare module 'src/features/rootReducer' {
  export interface LazyLoadedSlices extends WithSlice<typeof passkeyFactorSlice> {}
}

export const passkeyFactorActions = passkeyFactorSlice.actions
export const { selectPasskeyFactor } = passkeyFactorSlice.injectInto(rootReducer).selectors
