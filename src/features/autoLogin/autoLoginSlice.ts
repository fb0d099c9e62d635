import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { sessionEvents } from 'src/features/session/sessionEvents'
import type { Deadline } from 'src/services/clock'

interface HostCalls {
  total: number
  ends: Deadline
}

/** The progress of the sign-in on the company's other hosts (sign-in/auto-login-progress). */
export type AutoLoginState =
  | { step: 'idle' }
  /** The browser would ask for permission to call these local hosts, so the person decides first whether it may. */
  | { step: 'asking'; hosts: readonly string[] }
  | ({ step: 'notifying'; answered: number; leftOut?: readonly string[] } & HostCalls)
  /** The page lists the local hosts that were left out, for a limited time or, if the person chooses to stay, without limit. */
  | { step: 'told'; names: readonly string[]; denied: boolean; staying: boolean }
  | { step: 'leaving'; leftOut?: readonly string[] }
  /** The app continues in another window, and this one can be closed. */
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
    hostsAnswered: (state, { payload: answered }: PayloadAction<number>) => {
      if (state.step === 'notifying') state.answered = answered
    },
    /** Names the local hosts that have not signed the person in and will not do so (sign-in/local-hosts-named). */
    hostsLeftOut: (state, { payload: leftOut }: PayloadAction<readonly string[]>) => {
      if (state.step === 'notifying' && (state.leftOut?.length ?? 0) !== leftOut.length)
        state.leftOut = [...leftOut]
    },
    /** Lists the left-out hosts before the browser leaves. `denied`: the browser blocks calls to all of them (sign-in/local-hosts-told). */
    leftOutTold: (
      _state,
      { payload }: PayloadAction<{ names: readonly string[]; denied: boolean }>,
    ): AutoLoginState => ({ step: 'told', staying: false, ...payload }),
    /** The person chose to stay on the page for longer. */
    leftOutKept: state => {
      if (state.step === 'told') state.staying = true
    },
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
    // A page restored from the back/forward cache is no longer about to leave.
    builder
      .addCase(sessionEvents.pageRestored, () => idle)
      .addCase(sessionEvents.signedOut, () => idle)
      // A sign-in that was handed to its window is already complete (one-sign-in/ended).
      .addCase(sessionEvents.overtaken, state => (state.step === 'popupNotified' ? state : idle))
  },
  selectors: {
    selectAutoLogin: state => state,
    /** Whether the end of a sign-in replaces the screen on which it started. */
    selectReplacesScreen: state => state.step !== 'idle',
  },
})

export const autoLoginActions = autoLoginSlice.actions
export const { selectAutoLogin, selectReplacesScreen } = autoLoginSlice.selectors
