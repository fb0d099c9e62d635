import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import type { Problem } from 'src/constants/problems'
import { rootReducer } from 'src/features/rootReducer'
import { withProblem } from 'src/features/session/sessionEvents'
import type { Connected } from 'src/services/api/account/connectedService'
import type {
  Authenticator,
  OwnPassword,
  OwnRecovery,
  TrustedDevice,
} from 'src/services/api/account/securityService'

/** The server's answer about one topic; `off`: the company does not have it, or the page does not show it. */
export type PartState<T> =
  | { state: 'off' }
  | { state: 'loading' }
  | { state: 'failed'; problem: Problem }
  | { state: 'told'; facts: T }

export interface OwnFacts {
  devices: Connected[]
  apps: Connected[]
  password: OwnPassword
  authenticators: Authenticator[]
  recovery: OwnRecovery
  trusted: TrustedDevice[]
}

export type OwnPart = keyof OwnFacts

/** The facts about the signed-in person. Each part loads and fails independently (security-page/regions). */
export type OwnPartsState = { [P in OwnPart]: PartState<OwnFacts[P]> } & {
  /** The current time, to which the times in the lists are relative. */
  nowMs: number
  /** The web app is opening. */
  leaving: boolean
}

const initialState: OwnPartsState = {
  devices: { state: 'loading' },
  apps: { state: 'loading' },
  password: { state: 'off' },
  authenticators: { state: 'off' },
  recovery: { state: 'off' },
  trusted: { state: 'off' },
  nowMs: 0,
  leaving: false,
}

interface Failed {
  part: OwnPart
  problem: Problem
}

export const ownPartsSlice = createSlice({
  name: 'ownParts',
  initialState,
  reducers: {
    arrived: (_state, { payload: nowMs }: PayloadAction<number>): OwnPartsState => ({
      ...initialState,
      nowMs,
    }),
    /** The company has these parts as well. */
    requested: (state, { payload }: PayloadAction<readonly OwnPart[]>) => {
      for (const part of payload) state[part] = { state: 'loading' }
    },
    told: (state, { payload }: PayloadAction<Partial<OwnFacts>>) => {
      for (const [part, facts] of Object.entries(payload))
        Object.assign(state, { [part]: { state: 'told', facts } })
    },
    failed: {
      reducer: (state, { payload: { part, problem } }: PayloadAction<Failed>) => {
        state[part] = { state: 'failed', problem }
      },
      prepare: (payload: Failed) => ({ ...withProblem(payload.problem), payload }),
    },
    trustEnded: ({ trusted }, { payload: id }: PayloadAction<string>) => {
      if (trusted.state === 'told') trusted.facts = trusted.facts.filter(each => each.id !== id)
    },
    left: state => {
      state.leaving = true
    },
  },
  selectors: { selectOwnParts: state => state },
})

declare module 'src/features/rootReducer' {
  export interface LazyLoadedSlices extends WithSlice<typeof ownPartsSlice> {}
}

export const ownPartsActions = ownPartsSlice.actions
export const { selectOwnParts } = ownPartsSlice.injectInto(rootReducer).selectors
