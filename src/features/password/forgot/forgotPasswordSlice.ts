import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import type { Problem } from 'src/constants/problems'
import { problemCase, sessionEvents } from 'src/features/session/sessionEvents'
import { rootReducer } from 'src/features/rootReducer'

/** The lookup for a forgotten password (password-reset/username). */
export type ForgotState =
  | { step: 'away' }
  | ({ username: string; visit: number; startAgain: boolean } & (
      | { step: 'editing'; problem?: Problem }
      | { step: 'lookingUp' }
      /** The next click opens the provider's page. */
      | { step: 'provider'; redirectUrl: string; problem?: Problem }
      /** The provider's page is opening. */
      | { step: 'leaving' }
    ))

interface Arrival {
  username: string
  /** A reset was started and then lost. */
  startAgain: boolean
}

type Shown = Exclude<ForgotState, { step: 'away' }>
const base = ({ username, visit, startAgain }: Shown) => ({ username, visit, startAgain })

export const forgotPasswordSlice = createSlice({
  name: 'forgotPassword',
  initialState: (): ForgotState => ({ step: 'away' }),
  reducers: {
    arrived: (state, { payload }: PayloadAction<Arrival>): ForgotState => ({
      step: 'editing',
      visit: state.step === 'away' ? 1 : state.visit + 1,
      ...payload,
    }),
    edited: (state, { payload: username }: PayloadAction<string>): ForgotState =>
      state.step === 'away' ? state : { ...base(state), username, step: 'editing' },
    submitted: (state, { payload: username }: PayloadAction<string>): ForgotState => {
      if (state.step !== 'editing') return state
      const next = { ...base(state), username, startAgain: false }
      return username === ''
        ? { ...next, step: 'editing', problem: { code: 'enterUsername' } }
        : { ...next, step: 'lookingUp' }
    },
    providerFound: (state, { payload: redirectUrl }: PayloadAction<string>): ForgotState =>
      state.step === 'lookingUp' ? { ...base(state), step: 'provider', redirectUrl } : state,
    failed: problemCase<ForgotState>((state, problem) =>
      state.step === 'lookingUp' ? { ...base(state), step: 'editing', problem } : state,
    ),
    /** The person presses 'Continue' in the notice about the provider. */
    continued: state => {
      if (state.step === 'provider') delete state.problem
    },
    /** The browser is offline, or the code for the departure to the provider failed to load. */
    departureFailed: problemCase<ForgotState>((state, problem) => {
      if (state.step === 'provider') state.problem = problem
    }),
  },
  extraReducers: builder => {
    builder.addCase(sessionEvents.pageLeft, (state): ForgotState =>
      state.step === 'provider' ? { ...base(state), step: 'leaving' } : state,
    )
  },
  selectors: { selectForgot: state => state },
})

declare module 'src/features/rootReducer' {
  export interface LazyLoadedSlices extends WithSlice<typeof forgotPasswordSlice> {}
}

export const forgotActions = forgotPasswordSlice.actions
export const { selectForgot } = forgotPasswordSlice.injectInto(rootReducer).selectors
