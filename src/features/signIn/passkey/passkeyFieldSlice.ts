import { createSlice, isAnyOf, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import { sessionEvents } from 'src/features/session/sessionEvents'
import { loginActions } from 'src/features/signIn/loginSlice'
import { passkeyActions } from 'src/features/signIn/passkey/passkeySignInSlice'
import type { Deadline } from 'src/services/clock'
import { rootReducer } from 'src/features/rootReducer'

/** Whether the app may request another offer for the username field (passkeys/autofill). */
export interface FieldOfferState {
  /** The last offer failed: none before the page is shown again. */
  rests?: true
  /** The page makes no request before this time, even if the person types. */
  pause?: Deadline
  /** The retry time that the server sent. The page makes no request before it under any circumstances. */
  retry?: Deadline
}

const initialState: FieldOfferState = {}

/** The person has tried a way in: the next offer does not repeat the last. */
const tried = ({ rests, retry }: FieldOfferState): FieldOfferState => ({
  ...(rests && { rests }),
  ...(retry && { retry }),
})

const shown = ({ pause, retry }: FieldOfferState): FieldOfferState => ({
  ...(pause && { pause }),
  ...(retry && { retry }),
})

export const passkeyFieldSlice = createSlice({
  name: 'passkeyField',
  initialState,
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
      .addCase(sessionEvents.pageNoticed, (state, { payload: { kind } }) =>
        kind === 'seen' ? shown(state) : state,
      )
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
