import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import type { Problem } from 'src/constants/problems'
import { rootReducer } from 'src/features/rootReducer'
import { problemCase, sessionEvents } from 'src/features/session/sessionEvents'
import type { Deadline } from 'src/services/clock'

/** The codes on the page: the address for the phone, and when they expire. */
interface Shown {
  address: string
  ends: Deadline
  /** Whether the phone has answered is unknown at the moment. */
  problem?: Problem
}

type PhoneEnd = 'expired' | 'denied'

/** The progress of a sign-in by phone on the computer (phone/states). Neither of its codes may be stored here. */
export type PhoneSignInState =
  | { step: 'closed' }
  | { step: 'opening' }
  | { step: 'failed'; problem: Problem }
  | ({ step: 'shown' } & Shown)
  /** A phone has opened the request, and the person enters this number on it. */
  | ({ step: 'comparing'; number: string } & Shown)
  | { step: 'over'; why: PhoneEnd }

const isWaiting = (
  state: PhoneSignInState,
): state is Extract<PhoneSignInState, { step: 'shown' | 'comparing' }> =>
  state.step === 'shown' || state.step === 'comparing'

export const phoneSignInSlice = createSlice({
  name: 'phoneSignIn',
  initialState: (): PhoneSignInState => ({ step: 'closed' }),
  reducers: {
    buttonPressed: (state): PhoneSignInState => (state.step === 'closed' ? { step: 'opening' } : state),
    /** The person requests another code, after an end or a failure. */
    wanted: (state): PhoneSignInState =>
      state.step === 'over' || state.step === 'failed' ? { step: 'opening' } : state,
    failed: problemCase<PhoneSignInState>((state, problem) =>
      state.step === 'opening' ? { step: 'failed', problem } : state,
    ),
    shown: (state, { payload }: PayloadAction<{ address: string; ends: Deadline }>): PhoneSignInState =>
      state.step === 'opening' ? { step: 'shown', ...payload } : state,
    /** The server answered that no phone has opened the request yet. */
    waited: state => {
      if (isWaiting(state)) delete state.problem
    },
    compared: (state, { payload: number }: PayloadAction<string>): PhoneSignInState =>
      isWaiting(state) ? { step: 'comparing', number, address: state.address, ends: state.ends } : state,
    /** The server could not be reached. */
    unanswered: (state, { payload: problem }: PayloadAction<Problem>) => {
      if (isWaiting(state)) state.problem = problem
    },
    ended: (state, { payload: why }: PayloadAction<PhoneEnd>): PhoneSignInState =>
      state.step === 'closed' ? state : { step: 'over', why },
    closed: (): PhoneSignInState => ({ step: 'closed' }),
  },
  extraReducers: builder => {
    builder.addCase(sessionEvents.overtaken, (): PhoneSignInState => ({ step: 'closed' }))
  },
  selectors: { selectPhoneSignIn: state => state },
})

declare module 'src/features/rootReducer' {
  export interface LazyLoadedSlices extends WithSlice<typeof phoneSignInSlice> {}
}

export const phoneSignInActions = phoneSignInSlice.actions
export const { selectPhoneSignIn } = phoneSignInSlice.injectInto(rootReducer).selectors
