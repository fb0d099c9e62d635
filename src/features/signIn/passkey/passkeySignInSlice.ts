import { createSlice, type WithSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit'
import { rootReducer } from 'src/features/rootReducer'
import { sessionEvents } from 'src/features/session/sessionEvents'
import { loginActions } from 'src/features/signIn/loginSlice'
import type { Deadline } from 'src/services/clock'

/** The progress of a sign-in by passkey. The form shows its problem (passkeys/button). The state must never contain an assertion. */
export type PasskeyState = 'idle' | 'asking' | 'signingIn'

export const passkeySignInSlice = createSlice({
  name: 'passkeySignIn',
  initialState: (): PasskeyState => 'idle',
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

/** Whether the app may request another offer for the username field (passkeys/autofill). */
export interface FieldOfferState {
  /** The last offer failed: none before the page is shown again. */
  rests?: true
  /** The page makes no request before this time, even if the person types. */
  pause?: Deadline
  /** The retry time that the server sent. The page makes no request before it under any circumstances. */
  retry?: Deadline
}

/** The person has tried a way in: the next offer does not repeat the last. */
const tried = (state: FieldOfferState): void => {
  delete state.pause
}

const shown = (state: FieldOfferState): void => {
  delete state.rests
}

export const passkeyFieldSlice = createSlice({
  name: 'passkeyField',
  initialState: (): FieldOfferState => ({}),
  reducers: {
    /** The person has come to the sign-in page. */
    arrived: ({ retry }): FieldOfferState => ({ ...(retry && { retry }) }),
    begun: (_state, { payload: pause }: PayloadAction<Deadline>): FieldOfferState => ({ pause }),
    failed: (_state, { payload: retry }: PayloadAction<Deadline | undefined>): FieldOfferState => ({
      rests: true,
      ...(retry && { retry }),
    }),
  },
  extraReducers: builder => {
    builder
      .addCase(sessionEvents.pageRestored, shown)
      .addCase(sessionEvents.pageNoticed, (state, { payload }) => {
        if (payload.kind === 'seen') shown(state)
      })
      .addMatcher(
        isAnyOf(passkeyActions.buttonPressed, passkeyActions.chosen, loginActions.passwordSubmitted),
        tried,
      )
  },
  selectors: { selectFieldOffer: state => state },
})

declare module 'src/features/rootReducer' {
  export interface LazyLoadedSlices extends WithSlice<typeof passkeyFieldSlice> {}
}

export const fieldOfferActions = passkeyFieldSlice.actions
export const { selectFieldOffer } = passkeyFieldSlice.injectInto(rootReducer).selectors
