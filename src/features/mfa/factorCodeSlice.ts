import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import type { Problem } from 'src/constants/problems'
import type { Submission } from 'src/services/api/factorService'
import type { AuthenticatorForm } from 'src/features/mfa/authenticator/authenticator'
import type { OneTimeForm } from 'src/features/mfa/oneTimeCode/oneTimeCode'
import { problemCase } from 'src/features/session/sessionEvents'
import type { TextFactor } from 'src/constants/sentCodes'
import { rootReducer } from 'src/features/rootReducer'

/**
 * The progress of requesting another code by text message: `none` if the server offers no new code; `sent` counts the
 * codes it has sent (factors/new-code). The record holds the time from which the next one may be requested.
 */
export type NewCodeState =
  { step: 'none' } | ({ sent: number } & ({ step: 'offered'; problem?: Problem } | { step: 'sending' }))

export const newCodeSlice = createSlice({
  name: 'newCode',
  initialState: (): NewCodeState => ({ step: 'none' }),
  reducers: {
    offered: (): NewCodeState => ({ step: 'offered', sent: 0 }),
    withheld: (): NewCodeState => ({ step: 'none' }),
    newCodePressed: (state): NewCodeState =>
      state.step === 'offered' ? { step: 'sending', sent: state.sent } : state,
    sent: (state): NewCodeState =>
      state.step === 'sending' ? { step: 'offered', sent: state.sent + 1 } : state,
    failed: problemCase<NewCodeState>((state, problem) =>
      state.step === 'sending' ? { step: 'offered', sent: state.sent, problem } : state,
    ),
  },
  selectors: { selectNewCode: state => state },
})

export const newCodeActions = newCodeSlice.actions
export const { selectNewCode } = newCodeSlice.injectInto(rootReducer).selectors

export type CodeRequest =
  | { kind: 'text'; mfaType: TextFactor }
  | { kind: 'oneTime'; form: OneTimeForm }
  | { kind: 'totp'; form: AuthenticatorForm }
  | { kind: Exclude<Submission['kind'], 'text' | 'oneTime' | 'totp' | 'recovery'> }

/** The progress of entering a code. No state contains the code, which is only in the action. */
export type CodeState =
  | { step: 'away' }
  | ({ request: CodeRequest; visit: number; attempt: number } & (
      { step: 'editing'; problem?: Problem } | { step: 'sending' } | { step: 'accepted' }
    ))

const initialState = { step: 'away' } as CodeState

const entry = ({ request, visit, attempt }: Exclude<CodeState, { step: 'away' }>) => ({
  request,
  visit,
  attempt,
})

const removeProblem = (state: CodeState): void => {
  if (state.step === 'editing') delete state.problem
}

export const factorCodeSlice = createSlice({
  name: 'factorCode',
  initialState,
  reducers: {
    codeRequested: (state, { payload: request }: PayloadAction<CodeRequest>): CodeState => ({
      step: 'editing',
      request,
      visit: state.step === 'away' ? 1 : state.visit + 1,
      attempt: 1,
    }),
    edited: removeProblem,
    // Only the saga reads the code itself.
    submitted: {
      reducer: (state): CodeState =>
        state.step === 'editing' ? { ...entry(state), step: 'sending' } : state,
      prepare: (payload: Submission) => ({ payload }),
    },
    refused: problemCase<CodeState>((state, problem) =>
      state.step === 'sending'
        ? { ...entry(state), step: 'editing', attempt: state.attempt + 1, problem }
        : state,
    ),
    /** The code was correct; the next checks are running. */
    accepted: (state): CodeState =>
      state.step === 'sending' ? { ...entry(state), step: 'accepted' } : state,
    left: (): CodeState => ({ step: 'away' }),
  },
  extraReducers: builder => {
    // A problem of the previous code does not apply to the new one.
    builder.addCase(newCodeActions.sent, removeProblem)
  },
  selectors: { selectCode: state => state },
})

declare module 'src/features/rootReducer' {
  export interface LazyLoadedSlices
    extends WithSlice<typeof newCodeSlice>, WithSlice<typeof factorCodeSlice> {}
}

export const codeActions = factorCodeSlice.actions
export const { selectCode } = factorCodeSlice.injectInto(rootReducer).selectors
