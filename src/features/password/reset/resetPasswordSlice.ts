import { createAction, createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import { LOCATION_CHANGE } from 'redux-first-history'
import type { Deadline } from 'src/constants/timings'
import { CODE_DIGITS } from 'src/constants/limits'
import { ROUTES } from 'src/constants/routes'
import { phoneProblem } from 'src/components/phone/phoneProblem'
import { routeEntered } from 'src/features/navigation/selectRoute'
import { problemCase, sessionEvents } from 'src/features/session/sessionEvents'
import {
  type Arrival,
  atCode,
  basis,
  codesOf,
  goesOn,
  type ResetState,
  settled,
} from 'src/features/password/reset/resetState'
import { rootReducer } from 'src/features/rootReducer'

const CODE = new RegExp(`^\\d{${CODE_DIGITS}}$`)

export const resetPasswordSlice = createSlice({
  name: 'resetPassword',
  initialState: (): ResetState => ({ step: 'away' }),
  reducers: {
    arrived: (state, { payload }: PayloadAction<Arrival>): ResetState | undefined => {
      if (state.step !== 'away' && goesOn(state, payload)) {
        state.atHelp = false
        return undefined
      }
      const visit = state.step === 'away' ? 1 : state.visit + 1
      const { reference } = payload.info
      return { ...payload, ...(!reference && { byEmail: true as const }), step: 'sendCode', phone: '', visit }
    },
    /** The person edited the field of the problem or the notice; the number as it is by now. */
    edited: (state, { payload: phone }: PayloadAction<string | undefined>): ResetState => {
      if (state.step === 'enterCode') return atCode(state)
      return state.step === 'sendCode' || state.step === 'createPassword'
        ? { ...basis(state), ...(phone !== undefined && { phone }), step: state.step }
        : state
    },
    phoneSubmitted: (state, { payload: phone }: PayloadAction<string>): ResetState => {
      if (state.step !== 'sendCode') return state
      const problem = phoneProblem(phone)
      return problem
        ? { ...basis(state), phone, step: 'sendCode', problem }
        : { ...basis(state), phone, step: 'sending' }
    },
    /** The person would rather have the code by the other way, if there is one (password-reset/other-way). */
    otherWayPressed: (state): ResetState => {
      if (state.step !== 'sendCode' && state.step !== 'enterCode') return state
      const { byEmail, ...rest } = basis(state)
      const { reference, email } = rest.info
      if (!reference || !email) return state
      return { ...rest, ...(!byEmail && { byEmail: true as const }), step: 'sendCode' }
    },
    emailConfirmed: (state): ResetState =>
      state.step === 'sendCode' && state.byEmail ? { ...basis(state), step: 'sending' } : state,
    /** By e-mail with the time from which another one can be asked for. */
    codeSent: (state, { payload: newCodeAt }: PayloadAction<Deadline | undefined>): ResetState => {
      const sent = codesOf({ codes: 1, ...(newCodeAt && { newCodeAt }) })
      if (state.step === 'sending') return { ...basis(state), step: 'enterCode', ...sent, resent: false }
      return state.step === 'resending'
        ? { ...basis(state), step: 'enterCode', ...sent, codes: state.codes + 1, resent: true }
        : state
    },
    codeNotSent: problemCase<ResetState>((state, problem) => {
      if (state.step === 'sending') return { ...basis(state), step: 'sendCode', problem }
      return state.step === 'resending'
        ? { ...atCode(state), problem: { ...problem, button: 'newCode' } }
        : state
    }),
    newCodePressed: (state): ResetState =>
      state.step === 'enterCode' ? { ...basis(state), step: 'resending', ...codesOf(state) } : state,
    // Only the saga reads the code itself.
    codeSubmitted: (state, { payload: { code } }: PayloadAction<{ code: string }>): ResetState => {
      if (state.step !== 'enterCode') return state
      return CODE.test(code)
        ? { ...basis(state), step: 'checking', ...codesOf(state) }
        : { ...atCode(state), problem: { code: 'enterCode' } }
    },
    codeRefused: problemCase<ResetState>((state, problem) =>
      state.step === 'checking' ? { ...atCode(state), problem } : state,
    ),
    verified: (state): ResetState =>
      state.step === 'checking' ? { ...basis(state), step: 'createPassword' } : state,
    // The password too.
    passwordSubmitted: {
      reducer: (state): ResetState =>
        state.step === 'createPassword' ? { ...basis(state), step: 'saving' } : state,
      prepare: (payload: { newPassword: string }) => ({ payload }),
    },
    passwordRefused: problemCase<ResetState>((state, problem) =>
      state.step === 'saving' ? { ...basis(state), step: 'createPassword', problem } : state,
    ),
    /** The verification has expired: the reset restarts at the phone, or the mailbox. */
    verifyAgainPressed: (state): ResetState =>
      state.step === 'createPassword' ? { ...basis(state), step: 'sendCode' } : state,
    passwordChanged: (state, { payload: guest }: PayloadAction<boolean>): ResetState =>
      state.step === 'saving' ? { ...basis(state), step: 'passwordChanged', guest } : state,
  },
  extraReducers: builder => {
    builder
      // Help as a page leads back to the reset; any other screen ends it (password-reset/help).
      .addCase(LOCATION_CHANGE, (state, action): ResetState => {
        switch (routeEntered(action)) {
          case ROUTES.supportForm:
            return state.step === 'away' ? state : { ...settled(state), atHelp: true }
          case ROUTES.resetPassword:
            return state
          default:
            return { step: 'away' }
        }
      })
      .addCase(sessionEvents.pageRestored, state => {
        if (state.step !== 'away') state.atHelp = false
      })
  },
  selectors: { selectReset: state => state },
})

declare module 'src/features/rootReducer' {
  export interface LazyLoadedSlices extends WithSlice<typeof resetPasswordSlice> {}
}

export const resetActions = {
  ...resetPasswordSlice.actions,
  signInPressed: createAction('resetPassword/signInPressed'),
}
export const { selectReset } = resetPasswordSlice.injectInto(rootReducer).selectors
