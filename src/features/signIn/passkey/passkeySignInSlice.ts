import { createSlice, type WithSlice } from '@reduxjs/toolkit'
import { rootReducer } from 'src/features/rootReducer'

/** The progress of a sign-in by passkey. The form shows its problem (passkeys/button). The state must never contain an assertion. */
export type PasskeyState = 'idle' | 'asking' | 'signingIn'

const initialState = 'idle' as PasskeyState

export const passkeySignInSlice = createSlice({
  name: 'passkeySignIn',
  initialState,
  reducers: {
    buttonPressed: (state): PasskeyState => (state === 'idle' ? 'asking' : state),
    /** The person has chosen a passkey, and the server is asked. */
    chosen: (): PasskeyState => 'signingIn',
    ended: (): PasskeyState => 'idle',
  },
  selectors: { selectPasskey: state => state },
})

declare module 'src/features/rootReducer' {
  export interface LazyLoadedSlices extends WithSlice<typeof passkeySignInSlice> {}
}

export const passkeyActions = passkeySignInSlice.actions
export const { selectPasskey } = passkeySignInSlice.injectInto(rootReducer).selectors
