import { createAction, createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import type { Problem } from 'src/constants/problems'
import { rootReducer } from 'src/features/rootReducer'
import { problemCase } from 'src/features/session/sessionEvents'
import type { PhoneRequest, PhoneVerdict } from 'src/services/api/phoneSignIn/phoneRequestService'
import type { Deadline } from 'src/services/clock'

/** The facts of the computer's request, as the server has recorded them, and its deadline. */
export interface ApprovalRequest {
  facts: Partial<PhoneRequest>
  ends: Deadline
}

/** How a request ends, or that there is none. */
export type RequestEnd = 'approved' | 'denied' | 'wrongNumber' | 'unknown'

/** The progress of the approval on the phone (phone/question). The code must never be stored here. */
export type PhoneApprovalState =
  | { step: 'loading' }
  | { step: 'typing' }
  /** After a typed code its form stays, so that only one heading is announced. */
  | { step: 'opening'; typed?: true }
  /** The request of the code could not be read. */
  | { step: 'failed'; problem: Problem }
  | { step: 'asked'; asked: ApprovalRequest; problem?: Problem }
  | { step: 'answering'; asked: ApprovalRequest; approve: boolean }
  | { step: 'over'; how: RequestEnd }

export const phoneApprovalSlice = createSlice({
  name: 'phoneApproval',
  initialState: (): PhoneApprovalState => ({ step: 'loading' }),
  reducers: {
    arrived: (): PhoneApprovalState => ({ step: 'loading' }),
    codeWanted: (): PhoneApprovalState => ({ step: 'typing' }),
    /** The code is only in the action. */
    codeEntered: {
      reducer: (state): PhoneApprovalState =>
        state.step === 'typing' ? { step: 'opening', typed: true } : state,
      prepare: (payload: string) => ({ payload }),
    },
    opening: (state): PhoneApprovalState => (state.step === 'opening' ? state : { step: 'opening' }),
    failed: problemCase<PhoneApprovalState>((_state, problem) => ({ step: 'failed', problem })),
    retried: (state): PhoneApprovalState => (state.step === 'failed' ? { step: 'opening' } : state),
    opened: (_state, { payload: request }: PayloadAction<ApprovalRequest>): PhoneApprovalState => ({
      step: 'asked',
      asked: request,
    }),
    answered: (state, { payload: { approve } }: PayloadAction<PhoneVerdict>): PhoneApprovalState =>
      state.step === 'asked' ? { step: 'answering', asked: state.asked, approve } : state,
    notAnswered: problemCase<PhoneApprovalState>((state, problem) =>
      state.step === 'answering' ? { step: 'asked', asked: state.asked, problem } : state,
    ),
    ended: (_state, { payload: how }: PayloadAction<RequestEnd>): PhoneApprovalState => ({
      step: 'over',
      how,
    }),
    anotherWanted: (state): PhoneApprovalState =>
      state.step === 'over' || state.step === 'failed' ? { step: 'typing' } : state,
  },
  selectors: { selectPhoneApproval: state => state },
})

declare module 'src/features/rootReducer' {
  export interface LazyLoadedSlices extends WithSlice<typeof phoneApprovalSlice> {}
}

export const phoneApprovalActions = {
  ...phoneApprovalSlice.actions,
  /** The person continues to the web app. */
  left: createAction('phoneApproval/left'),
}
export const { selectPhoneApproval } = phoneApprovalSlice.injectInto(rootReducer).selectors

const CODE = /^[\dA-Za-z -]{6,64}$/

/** The code in the address that a computer's QR code leads to; undefined where it has none of the right form (phone/open). */
export function codeBehindHash(hash: string): string | undefined {
  const code = new URLSearchParams(hash.slice(1)).get('code')
  return code !== null && CODE.test(code) ? code : undefined
}
