import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import type { Problem } from 'src/constants/problems'
import { accountEvents, type OwnAct, type OwnActKind } from 'src/features/account/accountEvents'
import { rootReducer } from 'src/features/rootReducer'
import { tellsProblem } from 'src/features/session/sessionEvents'

/** Where an act stands; `id` is that of the passkey, app or device which it is about. `refused`: the server keeps what there is. */
export type ActState =
  | { step: 'doing'; id?: string }
  | { step: 'failed'; id?: string; problem: Problem }
  | { step: 'done'; id?: string }
  | { step: 'refused'; id?: string }

/** One of a kind at a time; a kind that is absent was not pressed. */
export type OwnActState = Partial<Record<OwnActKind, ActState>>

const idOf = (act: OwnAct) => ('id' in act ? { id: act.id } : {})

interface Failed {
  act: OwnAct
  problem: Problem
}

const initialState: OwnActState = {}

export const ownActSlice = createSlice({
  name: 'ownAct',
  initialState,
  reducers: {
    arrived: (): OwnActState => ({}),
    done: (state, { payload: act }: PayloadAction<OwnAct>): OwnActState => ({
      ...state,
      [act.kind]: { step: 'done', ...idOf(act) },
    }),
    refused: (state, { payload: act }: PayloadAction<OwnAct>): OwnActState => ({
      ...state,
      [act.kind]: { step: 'refused', ...idOf(act) },
    }),
    failed: {
      reducer: (state, { payload: { act, problem } }: PayloadAction<Failed>): OwnActState => ({
        ...state,
        [act.kind]: { step: 'failed', problem, ...idOf(act) },
      }),
      prepare: ({ act, problem }: Failed) => ({ ...tellsProblem(problem), payload: { act, problem } }),
    },
    /** Nothing has come of it, and nothing is told of it: another answer is due first, or the person types again. */
    cleared: (state, { payload: kind }: PayloadAction<OwnActKind>): OwnActState => ({
      ...state,
      [kind]: undefined,
    }),
  },
  extraReducers: builder => {
    builder.addCase(accountEvents.actPressed, (state, { payload: act }): OwnActState =>
      state[act.kind]?.step === 'doing' ? state : { ...state, [act.kind]: { step: 'doing', ...idOf(act) } },
    )
  },
  selectors: {
    selectOwnActs: state => state,
  },
})

declare module 'src/features/rootReducer' {
  export interface LazyLoadedSlices extends WithSlice<typeof ownActSlice> {}
}

export const ownActActions = ownActSlice.actions
export const { selectOwnActs } = ownActSlice.injectInto(rootReducer).selectors
