import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import type { Problem } from 'src/constants/problems'
import { problemCase } from 'src/features/session/sessionEvents'
import type { Passkey } from 'src/services/api/passkeys/passkeyListService'
import { rootReducer } from 'src/features/rootReducer'

/** The person's passkeys, and the passkey that is being removed (passkeys/list, passkeys/remove). */
export type PasskeyListState =
  /** The company has no passkeys. */
  | { state: 'off' }
  | { state: 'loading' }
  | { state: 'failed'; problem: Problem }
  | {
      state: 'listed'
      rpId: string | undefined
      list: Passkey[]
      removing?: string
      /** The number of passkeys removed since the list was loaded. */
      removed: number
      problem?: Problem
    }

/** Returns the list without a pending removal and without the problem of an earlier one. */
const settled = ({ rpId, list, removed }: Extract<PasskeyListState, { state: 'listed' }>) =>
  ({ state: 'listed', rpId, list, removed }) as const

export const passkeyListSlice = createSlice({
  name: 'passkeyList',
  initialState: (): PasskeyListState => ({ state: 'off' }),
  reducers: {
    listRequested: (): PasskeyListState => ({ state: 'loading' }),
    answered: (
      _state,
      { payload }: PayloadAction<{ rpId: string | undefined; list: Passkey[] }>,
    ): PasskeyListState => ({ state: 'listed', ...payload, removed: 0 }),
    /** The list was loaded again; a pending removal continues. */
    listedAgain: (state, { payload: list }: PayloadAction<Passkey[]>) => {
      if (state.state === 'listed') state.list = list
    },
    renamed: (state, { payload }: PayloadAction<{ id: string; name: string }>) => {
      if (state.state !== 'listed') return
      for (const passkey of state.list) if (passkey.id === payload.id) passkey.name = payload.name
    },
    failed: problemCase<PasskeyListState>((_state, problem) => ({ state: 'failed', problem })),
    removePressed: (state, { payload: removing }: PayloadAction<string>): PasskeyListState =>
      state.state === 'listed' && state.removing === undefined ? { ...settled(state), removing } : state,
    removed: (state): PasskeyListState => {
      if (state.state !== 'listed') return state
      const { list, removing, removed } = state
      return { ...settled(state), list: list.filter(({ id }) => id !== removing), removed: removed + 1 }
    },
    /** The server requires a more recent proof of the user's identity, and has removed nothing (security-page/proof). */
    removalHeld: (state): PasskeyListState => (state.state === 'listed' ? settled(state) : state),
    notRemoved: problemCase<PasskeyListState>((state, problem) =>
      state.state === 'listed' ? { ...settled(state), problem } : state,
    ),
  },
  selectors: { selectPasskeyList: state => state },
})

declare module 'src/features/rootReducer' {
  export interface LazyLoadedSlices extends WithSlice<typeof passkeyListSlice> {}
}

export const passkeyListActions = passkeyListSlice.actions
export const { selectPasskeyList } = passkeyListSlice.injectInto(rootReducer).selectors
