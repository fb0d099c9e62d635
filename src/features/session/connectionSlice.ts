import { createSlice, type WithSlice } from '@reduxjs/toolkit'
import { sessionEvents } from 'src/features/session/sessionEvents'
import { rootReducer } from 'src/features/rootReducer'

export type Connection = 'online' | 'offline'

const initialState = 'online' as Connection

/** Whether the browser is online, by its events alone: some browsers report 'offline' from the start. */
export const connectionSlice = createSlice({
  name: 'connection',
  initialState,
  reducers: {},
  extraReducers: builder => {
    builder.addCase(sessionEvents.pageNoticed, (state, { payload }): Connection =>
      payload.kind === 'online' || payload.kind === 'offline' ? payload.kind : state,
    )
  },
  selectors: {
    selectConnection: state => state,
  },
})

declare module 'src/features/rootReducer' {
  export interface LazyLoadedSlices extends WithSlice<typeof connectionSlice> {}
}

export const { selectConnection } = connectionSlice.injectInto(rootReducer).selectors
