import { createSlice, type WithSlice } from '@reduxjs/toolkit'
import type { Problem } from 'src/constants/problems'
import { accountEvents } from 'src/features/account/accountEvents'
import { rootReducer } from 'src/features/rootReducer'
import { problemCase } from 'src/features/session/sessionEvents'

/** Where the set-up of an authenticator app stands. No state holds its key: the memory of the page does (security-page/set-up). */
export type EnrolmentState =
  /** The company does not have it. */
  | { step: 'off' }
  /** `end` tells how the one before went: the app is kept, or the server knows of it no more. */
  | { step: 'closed'; end?: 'kept' | 'over'; problem?: Problem }
  | { step: 'beginning' }
  | { step: 'open'; problem?: Problem }
  | { step: 'confirming' }

const initialState = { step: 'off' } as EnrolmentState

export const enrolmentSlice = createSlice({
  name: 'enrolment',
  initialState,
  reducers: {
    arrived: (): EnrolmentState => ({ step: 'off' }),
    offered: (): EnrolmentState => ({ step: 'closed' }),
    begun: (): EnrolmentState => ({ step: 'open' }),
    notBegun: problemCase<EnrolmentState>((_state, problem) => ({ step: 'closed', problem })),
    /** The server wants a younger proof of the person's identity: nothing has begun (security-page/proof). */
    held: (): EnrolmentState => ({ step: 'closed' }),
    /** The code goes along with the action alone (security/secrets). */
    codeEntered: {
      reducer: (state): EnrolmentState => (state.step === 'open' ? { step: 'confirming' } : state),
      prepare: (payload: string) => ({ payload }),
    },
    refused: problemCase<EnrolmentState>((_state, problem) => ({ step: 'open', problem })),
    /** The person types again. */
    edited: (state): EnrolmentState => (state.step === 'open' && state.problem ? { step: 'open' } : state),
    kept: (): EnrolmentState => ({ step: 'closed', end: 'kept' }),
    over: (): EnrolmentState => ({ step: 'closed', end: 'over' }),
    cancelled: (state): EnrolmentState => (state.step === 'open' ? { step: 'closed' } : state),
  },
  extraReducers: builder => {
    builder.addCase(accountEvents.setUpPressed, (state): EnrolmentState =>
      state.step === 'closed' ? { step: 'beginning' } : state,
    )
    // What is told of the one before ends with the next press, such as the removal of that app.
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
