import { createSlice, isAnyOf, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import type { Problem } from 'src/constants/problems'
import { passkeyListActions } from 'src/features/account/passkeyListSlice'
import { accountEvents } from 'src/features/account/accountEvents'
import { rootReducer } from 'src/features/rootReducer'
import { problemCase, sessionEvents } from 'src/features/session/sessionEvents'

/** The place on the page where the person has pressed what needs a proof; it says there that the person may press again. */
export type ProofPlace =
  'createPasskey' | 'removePasskey' | 'setUpApp' | 'removeApp' | 'newCodes' | 'signOutElsewhere'

/** Where the proof of the person's identity stands (security-page/proof). */
export type ProofState = { opening: number; place?: ProofPlace } & (
  | { step: 'away' }
  | { step: 'asked'; problem?: Problem }
  | { step: 'checking'; by: 'password' | 'passkey' }
  | { step: 'proven' }
)

const initialState = { step: 'away', opening: 0 } as ProofState

/** Nothing is asked, and nothing is told of the proof before. */
const away = ({ opening }: ProofState): ProofState => ({ step: 'away', opening })

const isOpen = ({ step }: ProofState): boolean => step === 'asked' || step === 'checking'

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
  initialState,
  reducers: {
    asked: ({ opening }, { payload: place }: PayloadAction<ProofPlace>): ProofState => ({
      step: 'asked',
      opening: opening + 1,
      place,
    }),
    /** The person types again. */
    edited: (state): ProofState =>
      state.step === 'asked' && state.problem
        ? { step: 'asked', opening: state.opening, ...placeOf(state) }
        : state,
    /** The password goes along with the action alone (security/secrets). */
    passwordEntered: {
      reducer: (state): ProofState => checking(state, 'password'),
      prepare: (payload: string) => ({ payload }),
    },
    passkeyPressed: (state): ProofState => checking(state, 'passkey'),
    refused: problemCase<ProofState>((state, problem) =>
      isOpen(state) ? { step: 'asked', opening: state.opening, ...placeOf(state), problem } : state,
    ),
    proven: (state): ProofState =>
      isOpen(state) ? { step: 'proven', opening: state.opening, ...placeOf(state) } : state,
    /** The person goes on without what was refused. */
    left: away,
    /** The person signs in again in its place. */
    signInPressed: away,
  },
  extraReducers: builder => {
    builder.addMatcher(isOtherAct, away)
  },
  selectors: { selectProof: state => state },
})

const placeOf = ({ place }: ProofState) => (place ? { place } : {})

function checking(state: ProofState, by: 'password' | 'passkey'): ProofState {
  return state.step === 'asked' ? { step: 'checking', by, opening: state.opening, ...placeOf(state) } : state
}

declare module 'src/features/rootReducer' {
  export interface LazyLoadedSlices extends WithSlice<typeof proofSlice> {}
}

export const proofActions = proofSlice.actions
export const { selectProof } = proofSlice.injectInto(rootReducer).selectors
