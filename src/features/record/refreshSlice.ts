import { type Action, createSlice } from '@reduxjs/toolkit'
import { noticedReducers } from 'src/features/record/noticedReducers'
import { recordActions } from 'src/features/record/recordSlice'
import { sessionEvents } from 'src/features/session/sessionEvents'

/** Whether an event of the record brings what the next page of the tab needs. */
function isStored({ type }: Action): boolean {
  const [slice, event = ''] = type.split('/')
  return slice === 'record' && !(event in noticedReducers)
}

/** Whether a refresh has emptied the storage, and nothing has happened since that the next page needs: then the mirror stores only the way back and the mark (storage/refresh). */
export const refreshSlice = createSlice({
  name: 'refresh',
  initialState: false,
  reducers: {},
  extraReducers: builder => {
    builder
      .addCase(sessionEvents.signedOut, () => false)
      .addCase(sessionEvents.overtaken, () => false)
      .addMatcher(isStored, (_state, event) => recordActions.refreshed.match(event))
  },
})
