import { createSlice, type WithSlice } from '@reduxjs/toolkit'
import type { Problem } from 'src/constants/problems'
import { accountEvents } from 'src/features/account/accountEvents'
import { rootReducer } from 'src/features/rootReducer'
import { problemCase } from 'src/features/session/sessionEvents'

/** The progress of setting up an authenticator app. Its key is only in the page's memory, never in the state (security-page/set-up). */
export type EnrolmentState =
  /** The company does not offer authenticator apps here. */
  | { step: 'off' }
  /** `end` is the result of the previous set-up: the server has stored the app, or the set-up has expired. */
  | { step: 'closed'; end?: 'kept' | 'over'; problem?: Problem }
  | { step: 'beginning' }
  | { step: 'open'; problem?: Problem }
  | { step: 'confirming' }

export const enrolmentSlice = createSlice({
  name: 'enrolment',
  initialState: (): EnrolmentState => ({ step: 'off' }),
  reducers: {
    arrived: (): EnrolmentState => ({ step: 'off' }),
    offered: (): EnrolmentState => ({ step: 'closed' }),
    begun: (): EnrolmentState => ({ step: 'open' }),
    notBegun: problemCase<EnrolmentState>((_state, problem) => ({ step: 'closed', problem })),
    /** The server requires a more recent proof of the person's identity, so no set-up has begun (security-page/proof). */
    held: (): EnrolmentState => ({ step: 'closed' }),
    /** The code is only in the action, never in the state (security/secrets). */
    codeEntered: {
      reducer: (state): EnrolmentState => (state.step === 'open' ? { step: 'confirming' } : state),
      prepare: (payload: string) => ({ payload }),
    },
    refused: problemCase<EnrolmentState>((_state, problem) => ({ step: 'open', problem })),
    edited: (state): EnrolmentState => (state.step === 'open' && state.problem ? { step: 'open' } : state),
    kept: (): EnrolmentState => ({ step: 'closed', end: 'kept' }),
    over: (): EnrolmentState => ({ step: 'closed', end: 'over' }),
    cancelled: (state): EnrolmentState => (state.step === 'open' ? { step: 'closed' } : state),
  },
  extraReducers: builder => {
    builder.addCase(accountEvents.setUpPressed, (state): EnrolmentState =>
      state.step === 'closed' ? { step: 'beginning' } : state,
    )
    // The result of the previous set-up disappears with the next press, such as the removal of that app.
    builder.addCase(accountEvents.actPressed, (state): EnrolmentState =>
      state.step === 'closed' ? { step: 'closed' } : state,
    )
  },
  selectors: { selectEnrolment: state => state },
})

declare module 'src/features/rootReducer' {
  export interface LazyLoadedSlices extends WithSlice<typeof enrolmentSlice> {}
}

export const enrolmentActions = enrolmentSlice.actions
export const { selectEnrolment } = enrolmentSlice.injectInto(rootReducer).selectors
