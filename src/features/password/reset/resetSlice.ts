import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { CODE_DIGITS } from 'src/constants/limits'
import type { Problem } from 'src/constants/problems'
import { phoneProblem } from 'src/components/phone/phoneProblem'
import { tellsProblem } from 'src/features/session/sessionEvents'
import type { PhoneInfo } from 'src/services/api/passwordResetService'

/** The username and the phone of the reset. Without them the screen shows no step. */
export interface ResetBasis {
  username: string
  info: PhoneInfo
  /** The number as it was typed, `+` and digits. */
  phone: string
  visit: number
}

/** Where a reset stands (password-reset/steps). Neither code nor password is in it: they travel in the actions. */
export type ResetState =
  | { step: 'away' }
  | (ResetBasis &
      (
        | { step: 'sendCode'; problem?: Problem }
        | { step: 'sending' }
        /** `codes` counts the sent codes; `resent` shows its message until the next edit. */
        | { step: 'enterCode'; codes: number; resent: boolean; problem?: Problem }
        | { step: 'checking'; codes: number }
        | { step: 'resending'; codes: number }
        | { step: 'createPassword'; problem?: Problem }
        | { step: 'saving' }
        | { step: 'passwordChanged' }
      ))

const initialState = { step: 'away' } as ResetState

type Shown = Exclude<ResetState, { step: 'away' }>

const basis = ({ username, info, phone, visit }: Shown): ResetBasis => ({ username, info, phone, visit })

const CODE = new RegExp(`^\\d{${CODE_DIGITS}}$`)

const resetSlice = createSlice({
  name: 'resetPassword',
  initialState,
  reducers: {
    arrived: (state, { payload }: PayloadAction<Pick<ResetBasis, 'username' | 'info'>>): ResetState => ({
      ...payload,
      step: 'sendCode',
      phone: '',
      visit: state.step === 'away' ? 1 : state.visit + 1,
    }),
    /** The person edited the field of the problem or the notice. */
    edited: (state): ResetState => {
      if (state.step === 'enterCode') {
        return { ...basis(state), step: state.step, codes: state.codes, resent: false }
      }
      return state.step === 'sendCode' || state.step === 'createPassword'
        ? { ...basis(state), step: state.step }
        : state
    },
    phoneSubmitted: (state, { payload: phone }: PayloadAction<string>): ResetState => {
      if (state.step !== 'sendCode') return state
      const problem = phoneProblem(phone)
      return problem
        ? { ...basis(state), phone, step: 'sendCode', problem }
        : { ...basis(state), phone, step: 'sending' }
    },
    codeSent: (state): ResetState => {
      if (state.step === 'sending') return { ...basis(state), step: 'enterCode', codes: 1, resent: false }
      return state.step === 'resending'
        ? { ...basis(state), step: 'enterCode', codes: state.codes + 1, resent: true }
        : state
    },
    codeNotSent: {
      reducer: (state, { payload: problem }: PayloadAction<Problem>): ResetState => {
        if (state.step === 'sending') return { ...basis(state), step: 'sendCode', problem }
        return state.step === 'resending' ? { ...atCode(state), problem } : state
      },
      prepare: tellsProblem,
    },
    newCodeAsked: (state): ResetState =>
      state.step === 'enterCode' ? { ...basis(state), step: 'resending', codes: state.codes } : state,
    // Only the saga reads the code itself.
    codeSubmitted: (state, { payload: { code } }: PayloadAction<{ code: string }>): ResetState => {
      if (state.step !== 'enterCode') return state
      return CODE.test(code)
        ? { ...basis(state), step: 'checking', codes: state.codes }
        : { ...atCode(state), problem: { code: 'enterCode' } }
    },
    codeRefused: {
      reducer: (state, { payload: problem }: PayloadAction<Problem>): ResetState =>
        state.step === 'checking' ? { ...atCode(state), problem } : state,
      prepare: tellsProblem,
    },
    verified: (state): ResetState =>
      state.step === 'checking' ? { ...basis(state), step: 'createPassword' } : state,
    // The password too.
    passwordSubmitted: {
      reducer: (state): ResetState =>
        state.step === 'createPassword' ? { ...basis(state), step: 'saving' } : state,
      prepare: (payload: { newPassword: string }) => ({ payload }),
    },
    passwordRefused: {
      reducer: (state, { payload: problem }: PayloadAction<Problem>): ResetState =>
        state.step === 'saving' ? { ...basis(state), step: 'createPassword', problem } : state,
      prepare: tellsProblem,
    },
    /** The verification has expired: the reset restarts at the phone. */
    verifyAgainAsked: (state): ResetState =>
      state.step === 'createPassword' ? { ...basis(state), step: 'sendCode' } : state,
    passwordChanged: (state): ResetState =>
      state.step === 'saving' ? { ...basis(state), step: 'passwordChanged' } : state,
    /** 'Sign in' at the end. */
    signInAsked: state => state,
  },
})

const atCode = (state: Shown & { codes: number }) =>
  ({ ...basis(state), step: 'enterCode', codes: state.codes, resent: false }) as const

export const resetActions = resetSlice.actions
export const resetReducer = resetSlice.reducer

interface WithReset {
  resetPassword: ResetState
}

export const selectReset = ({ resetPassword }: WithReset): ResetState => resetPassword
