import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import type { Problem } from 'src/constants/problems'
import type { PartState } from 'src/features/account/connectedSlice'
import { rootReducer } from 'src/features/rootReducer'
import { withProblem } from 'src/features/session/sessionEvents'
import type {
  Authenticator,
  OwnPassword,
  OwnRecovery,
  TrustedDevice,
} from 'src/services/api/account/securityService'

export interface OwnFacts {
  password: OwnPassword
  authenticators: Authenticator[]
  recovery: OwnRecovery
  trusted: TrustedDevice[]
}

export type OwnPart = keyof OwnFacts

export type SecurityState = { [P in OwnPart]: PartState<OwnFacts[P]> } & {
  /** The web app is opening. */
  leaving: boolean
  /** The server stores one authenticator app per person, so that a second set-up would replace the first (security-page/set-up). */
  singleApp?: true
}

/** Returns the state in which these parts are loading; the company does not have the other parts. */
function reading(parts: readonly OwnPart[]): SecurityState {
  const at = (part: OwnPart) => ({ state: parts.includes(part) ? 'loading' : 'off' }) as const
  return {
    password: at('password'),
    authenticators: at('authenticators'),
    recovery: at('recovery'),
    trusted: at('trusted'),
    leaving: false,
  }
}

interface Failed {
  part: OwnPart
  problem: Problem
}

export const securitySlice = createSlice({
  name: 'security',
  initialState: reading([]),
  reducers: {
    arrived: (): SecurityState => reading([]),
    factsRequested: (_state, { payload }: PayloadAction<readonly OwnPart[]>): SecurityState =>
      reading(payload),
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
    appsLimited: state => {
      state.singleApp = true
    },
    left: state => {
      state.leaving = true
    },
  },
  selectors: { selectSecurity: state => state },
})

declare module 'src/features/rootReducer' {
  export interface LazyLoadedSlices extends WithSlice<typeof securitySlice> {}
}

export const securityActions = securitySlice.actions
export const { selectSecurity } = securitySlice.injectInto(rootReducer).selectors
