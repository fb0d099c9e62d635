import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { DoneStep } from 'src/constants/factorKinds'

/** Who signs in or is signed in, as far as the record of the sign-in knows: what screens see of it. */
export interface PersonState {
  /** '' where nobody is known. */
  username: string
  guest: boolean
  /** What of the sign-in the person has been through, in order. */
  done: readonly DoneStep[]
}

const initialState: PersonState = { username: '', guest: false, done: [] }

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
  /** Missing while no journey that tells of the person has loaded. */
  person?: PersonState
}

export const selectPerson = ({ person = initialState }: WithPerson): PersonState => person
