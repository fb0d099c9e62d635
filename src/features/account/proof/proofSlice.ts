import { createSlice, isAnyOf, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import type { Problem } from 'src/constants/problems'
import { passkeyListActions } from 'src/features/account/passkeyListSlice'
import { accountEvents } from 'src/features/account/accountEvents'
import { rootReducer } from 'src/features/rootReducer'
import { problemCase, sessionEvents } from 'src/features/session/sessionEvents'

/** The place on the page where the person pressed a button that needs a proof. After the proof, the notice appears there. */
export type ProofPlace =
  'createPasskey' | 'removePasskey' | 'setUpApp' | 'removeApp' | 'newCodes' | 'signOutElsewhere'

/** The progress of proving the person's identity (security-page/proof). */
export type ProofState = { opening: number } & (
  | { step: 'away' }
  | ({ place: ProofPlace } & (
      | { step: 'asked'; problem?: Problem }
      | { step: 'checking'; by: 'password' | 'passkey' }
      | { step: 'proven' }
    ))
)

/** Closes the question and removes the notice of an earlier proof. */
const away = ({ opening }: ProofState): ProofState => ({ step: 'away', opening })

/** The person does something else, or the sign-in has ended. */
const isOtherAct = isAnyOf(
  sessionEvents.overtaken,
  sessionEvents.signedOut,
  accountEvents.actPressed,
  accountEvents.setUpPressed,
  passkeyListActions.removePressed,
  passkeyListActions.listRequested,
)

export const proofSlice = createSlice({
  name: 'proof',
  initialState: (): ProofState => ({ step: 'away', opening: 0 }),
  reducers: {
    asked: ({ opening }, { payload: place }: PayloadAction<ProofPlace>): ProofState => ({
      step: 'asked',
      opening: opening + 1,
      place,
    }),
    edited: state => {
      if (state.step === 'asked') delete state.problem
    },
    /** The password is only in the action, never in the state (security/secrets). */
    passwordEntered: {
      reducer: (state): ProofState => checking(state, 'password'),
      prepare: (payload: string) => ({ payload }),
    },
    passkeyPressed: (state): ProofState => checking(state, 'passkey'),
    refused: problemCase<ProofState>((state, problem) =>
      state.step === 'asked' || state.step === 'checking' ? { ...at(state), step: 'asked', problem } : state,
    ),
    proven: (state): ProofState =>
      state.step === 'asked' || state.step === 'checking' ? { ...at(state), step: 'proven' } : state,
    /** The person continues without the rejected action. */
    left: away,
    /** The person signs in again instead. */
    signInPressed: away,
  },
  extraReducers: builder => {
    builder.addMatcher(isOtherAct, away)
  },
  selectors: { selectProof: state => state },
})

const at = ({ opening, place }: Exclude<ProofState, { step: 'away' }>) => ({ opening, place })

const checking = (state: ProofState, by: 'password' | 'passkey'): ProofState =>
  state.step === 'asked' ? { ...at(state), step: 'checking', by } : state

declare module 'src/features/rootReducer' {
  export interface LazyLoadedSlices extends WithSlice<typeof proofSlice> {}
}

export const proofActions = proofSlice.actions
export const { selectProof } = proofSlice.injectInto(rootReducer).selectors
