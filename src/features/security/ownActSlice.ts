import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import type { Problem } from 'src/constants/problems'
import { accountEvents, type OwnAct, type OwnActKind } from 'src/features/account/accountEvents'
import { rootReducer } from 'src/features/rootReducer'
import { withProblem } from 'src/features/session/sessionEvents'

/** The progress of an action. `id` identifies the passkey, app or device concerned. `refused`: the server has changed nothing. */
type ActState =
  | { step: 'doing'; id?: string }
  | { step: 'failed'; id?: string; problem: Problem }
  | { step: 'done'; id?: string }
  | { step: 'refused'; id?: string }

/** One action of each kind at a time; an absent kind was not pressed. */
export type OwnActState = { [K in OwnActKind]?: ActState | undefined }

const idOf = (act: OwnAct) => ('id' in act ? { id: act.id } : {})

interface Failed {
  act: OwnAct
  problem: Problem
}

export const ownActSlice = createSlice({
  name: 'ownAct',
  initialState: (): OwnActState => ({}),
  reducers: {
    arrived: (): OwnActState => ({}),
    done: (state, { payload: act }: PayloadAction<OwnAct>) => {
      state[act.kind] = { step: 'done', ...idOf(act) }
    },
    refused: (state, { payload: act }: PayloadAction<OwnAct>) => {
      state[act.kind] = { step: 'refused', ...idOf(act) }
    },
    failed: {
      reducer: (state, { payload: { act, problem } }: PayloadAction<Failed>) => {
        state[act.kind] = { step: 'failed', problem, ...idOf(act) }
      },
      prepare: (payload: Failed) => ({ ...withProblem(payload.problem), payload }),
    },
    /** The action has no result to show: another response must arrive first, or the user types again. */
    cleared: (state, { payload: kind }: PayloadAction<OwnActKind>) => {
      state[kind] = undefined
    },
  },
  extraReducers: builder => {
    builder.addCase(accountEvents.actPressed, (state, { payload: act }) => {
      if (state[act.kind]?.step !== 'doing') state[act.kind] = { step: 'doing', ...idOf(act) }
    })
  },
  selectors: { selectOwnActs: state => state },
})

declare module 'src/features/rootReducer' {
  export interface LazyLoadedSlices extends WithSlice<typeof ownActSlice> {}
}

export const ownActActions = ownActSlice.actions
export const { selectOwnActs } = ownActSlice.injectInto(rootReducer).selectors
