import { createSlice } from '@reduxjs/toolkit'
import { sessionEvents } from 'src/features/session/sessionEvents'

export type Connection = 'online' | 'offline'

const initialState = 'online' as Connection

/** The browser's connection by its events alone, because some browsers say that they are offline from the start. */
const connectionSlice = createSlice({
  name: 'connection',
  initialState,
  reducers: {},
  extraReducers: builder => {
    builder.addCase(sessionEvents.pageNoticed, (state, { payload }): Connection =>
      payload.kind === 'online' || payload.kind === 'offline' ? payload.kind : state,
    )
  },
})

export const connectionReducer = connectionSlice.reducer

interface WithConnection {
  connection: Connection
}

export const selectConnection = ({ connection }: WithConnection): Connection => connection
