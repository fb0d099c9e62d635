import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { FactorKind } from 'src/constants/factorKinds'

/** Who signs in or is signed in, as far as the record of the sign-in knows: what screens see of it. */
export interface PersonState {
  /** '' where nobody is known. */
  username: string
  guest: boolean
  /** The factors that the person has been through, beside the password. */
  done: readonly FactorKind[]
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
