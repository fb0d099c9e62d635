import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { sessionEvents } from 'src/features/session/sessionEvents'
import type { Deadline } from 'src/services/clock'

/** How many hosts are called, and until when their answers are waited for. */
interface HostCalls {
  total: number
  ends: Deadline
}

/** How far the sign-in on the company's other hosts has come (sign-in/auto-login-progress). */
export type AutoLoginState =
  | { step: 'idle' }
  /** The browser would ask for leave to call these local hosts: the person says first whether it may. */
  | { step: 'asking'; hosts: readonly string[] }
  | ({ step: 'notifying'; answered: number; leftOut?: readonly string[] } & HostCalls)
  /** The person reads which local hosts were left out; until a time is over, or for as long as it takes. */
  | { step: 'told'; names: readonly string[]; denied: boolean; staying: boolean }
  /** The browser is about to leave. */
  | { step: 'leaving'; leftOut?: readonly string[] }
  /** The web app goes on in another window, and this one may be closed. */
  | { step: 'popupNotified'; address: string }

const idle = { step: 'idle' } as AutoLoginState

const leftOutOf = (leftOut?: readonly string[]) => (leftOut?.length ? { leftOut } : undefined)

export const autoLoginSlice = createSlice({
  name: 'autoLogin',
  initialState: idle,
  reducers: {
    localHostsFound: (_state, { payload: hosts }: PayloadAction<readonly string[]>): AutoLoginState => ({
      step: 'asking',
      hosts,
    }),
    hostsCounted: (_state, { payload }: PayloadAction<HostCalls>): AutoLoginState => ({
      step: 'notifying',
      answered: 0,
      ...payload,
    }),
    hostsAnswered: (state, { payload: answered }: PayloadAction<number>): AutoLoginState =>
      state.step === 'notifying' && state.answered !== answered ? { ...state, answered } : state,
    /** Local hosts that have not signed the person in, and will not, by name (sign-in/local-hosts-named). */
    hostsLeftOut: (state, { payload: leftOut }: PayloadAction<readonly string[]>): AutoLoginState =>
      state.step === 'notifying' && (state.leftOut?.length ?? 0) !== leftOut.length
        ? { ...state, leftOut }
        : state,
    /** Who was left out is told before the browser leaves; `denied`: the browser lets the page call none of them (sign-in/local-hosts-told). */
    leftOutTold: (
      _state,
      { payload }: PayloadAction<{ names: readonly string[]; denied: boolean }>,
    ): AutoLoginState => ({ step: 'told', staying: false, ...payload }),
    /** The person stays on the page for longer. */
    leftOutKept: (state): AutoLoginState => (state.step === 'told' ? { ...state, staying: true } : state),
    notified: (_state, { payload }: PayloadAction<readonly string[] | undefined>): AutoLoginState => ({
      step: 'leaving',
      ...leftOutOf(payload),
    }),
    popupNotified: (_state, { payload: address }: PayloadAction<string>): AutoLoginState => ({
      step: 'popupNotified',
      address,
    }),
    cancelled: (): AutoLoginState => idle,
  },
  extraReducers: builder => {
    // A page that the browser kept is not about to leave any more.
    builder
      .addCase(sessionEvents.pageRestored, () => idle)
      .addCase(sessionEvents.signedOut, () => idle)
      // A sign-in whose window was told is over already (one-sign-in/ended).
      .addCase(sessionEvents.overtaken, state => (state.step === 'popupNotified' ? state : idle))
  },
  selectors: {
    selectAutoLogin: state => state,
    /** Whether the end of a sign-in replaces the screen that led to it. */
    selectReplacesScreen: state => state.step !== 'idle',
  },
})

export const autoLoginActions = autoLoginSlice.actions
export const { selectAutoLogin, selectReplacesScreen } = autoLoginSlice.selectors
