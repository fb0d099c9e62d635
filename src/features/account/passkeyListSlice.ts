import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import type { Problem } from 'src/constants/problems'
import { tellsProblem } from 'src/features/session/sessionEvents'
import type { Passkey } from 'src/services/api/passkeys/passkeyListService'
import { rootReducer } from 'src/features/rootReducer'

/** The passkeys of the person, and the one that is being removed (passkeys/list, passkeys/remove). */
export type PasskeyListState =
  /** The company has none. */
  | { state: 'off' }
  | { state: 'loading' }
  | { state: 'failed'; problem: Problem }
  | {
      state: 'listed'
      rpId: string | undefined
      list: Passkey[]
      /** The id of the one that the server is asked to remove. */
      removing?: string
      /** How many are gone since the list came. */
      removed: number
      problem?: Problem
    }

const initialState = { state: 'off' } as PasskeyListState

export const passkeyListSlice = createSlice({
  name: 'passkeyList',
  initialState,
  reducers: {
    listRequested: (): PasskeyListState => ({ state: 'loading' }),
    answered: (
      _state,
      { payload }: PayloadAction<{ rpId: string | undefined; list: Passkey[] }>,
    ): PasskeyListState => ({ state: 'listed', ...payload, removed: 0 }),
    /** The list has come once more; a removal that is under way goes on. */
    listedAgain: (state, { payload: list }: PayloadAction<Passkey[]>): PasskeyListState =>
      state.state === 'listed' ? { ...state, list } : state,
    renamed: (state, { payload }: PayloadAction<{ id: string; name: string }>): PasskeyListState =>
      state.state === 'listed'
        ? {
            ...state,
            list: state.list.map(each => (each.id === payload.id ? { ...each, ...payload } : each)),
          }
        : state,
    failed: {
      reducer: (_state, { payload: problem }: PayloadAction<Problem>): PasskeyListState => ({
        state: 'failed',
        problem,
      }),
      prepare: tellsProblem,
    },
    removePressed: (state, { payload: removing }: PayloadAction<string>): PasskeyListState => {
      if (state.state !== 'listed' || state.removing !== undefined) return state
      const { rpId, list, removed } = state
      return { state: 'listed', rpId, list, removed, removing }
    },
    removed: (state): PasskeyListState => {
      if (state.state !== 'listed') return state
      const { rpId, list, removing, removed } = state
      return {
        state: 'listed',
        rpId,
        list: list.filter(({ id }) => id !== removing),
        removed: removed + 1,
      }
    },
    /** The server wants a younger proof of the person's identity: nothing has changed (security-page/proof). */
    removalHeld: (state): PasskeyListState => {
      if (state.state !== 'listed') return state
      const { rpId, list, removed } = state
      return { state: 'listed', rpId, list, removed }
    },
    notRemoved: {
      reducer: (state, { payload: problem }: PayloadAction<Problem>): PasskeyListState => {
        if (state.state !== 'listed') return state
        const { rpId, list, removed } = state
        return { state: 'listed', rpId, list, removed, problem }
      },
      prepare: tellsProblem,
    },
  },
  selectors: {
    selectPasskeyList: state => state,
  },
})

declare module 'src/features/rootReducer' {
  export interface LazyLoadedSlices extends WithSlice<typeof passkeyListSlice> {}
}

export const passkeyListActions = passkeyListSlice.actions
export const { selectPasskeyList } = passkeyListSlice.injectInto(rootReducer).selectors
