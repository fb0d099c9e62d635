import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

/** Who signs in or is signed in, as far as the record of the sign-in knows: what screens see of it. */
export interface PersonState {
  /** '' where nobody is known. */
  username: string
  guest: boolean
}

const initialState: PersonState = { username: '', guest: false }

const personSlice = createSlice({
  name: 'person',
  initialState,
  reducers: {
    known: (_state, { payload }: PayloadAction<PersonState>): PersonState => payload,
  },
})

export const personActions = personSlice.actions
export const personReducer = personSlice.reducer

interface WithPerson {
  person: PersonState
}

export const selectPerson = ({ person }: WithPerson): PersonState => person
