import { createAction, createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import type { Problem } from 'src/constants/problems'
import { rootReducer } from 'src/features/rootReducer'
import { problemCase } from 'src/features/session/sessionEvents'
import type {
  AcceptedNativeRequest,
  NativeFault,
  NativeRequest,
} from 'src/services/addresses/nativeClientRequest'
import type { Deadline } from 'src/services/clock'

/** How the code reaches the app: the browser opens the app's address, or the person types the code there. */
export type HandOverMethod = 'open' | 'type'

/** The waiting app, by its name in the configuration, and the ways in which a code can reach it, the preferred one first. */
interface WaitingApp {
  app: string
  ways: readonly HandOverMethod[]
}

/** The progress of the hand-over to an app (addresses/native). The code itself must never be stored here. */
export type NativeClientState =
  | { step: 'away' }
  /** The hand-over is impossible. `parameter`: the invalid parameter of the query, for the engineer of the app. */
  | { step: 'refused'; why: NativeFault; parameter: string }
  | (HandOver & WaitingApp)

type HandOver =
  | { step: 'asking'; problem?: Problem }
  | { step: 'fetching'; way: HandOverMethod }
  /** The browser was asked to open the app. */
  | { step: 'opened' }
  /** The person sees a code until it expires. */
  | { step: 'typing'; ends: Deadline }

const methodsOf = ({ address, typedCode }: AcceptedNativeRequest): HandOverMethod[] => [
  ...(address === undefined ? [] : (['open'] as const)),
  ...(typedCode ? (['type'] as const) : []),
]

/** Returns the next state; without a waiting app, nothing changes. */
const next = (state: NativeClientState, step: HandOver): NativeClientState =>
  'app' in state ? { ...step, app: state.app, ways: state.ways } : state

export const nativeClientSlice = createSlice({
  name: 'nativeClient',
  initialState: (): NativeClientState => ({ step: 'away' }),
  reducers: {
    arrived: (_state, { payload: request }: PayloadAction<NativeRequest>): NativeClientState =>
      request.kind === 'refused'
        ? { step: 'refused', why: request.why, parameter: request.parameter }
        : { step: 'asking', app: request.app, ways: methodsOf(request) },
    /** The person requests the code, in one of the ways that the app supports. */
    wanted: (state, { payload: way }: PayloadAction<HandOverMethod>): NativeClientState =>
      'app' in state && state.ways.includes(way) && state.step !== 'fetching'
        ? next(state, { step: 'fetching', way })
        : state,
    failed: problemCase<NativeClientState>((state, problem) => next(state, { step: 'asking', problem })),
    opened: (state): NativeClientState => next(state, { step: 'opened' }),
    codeHeld: (state, { payload: ends }: PayloadAction<Deadline>): NativeClientState =>
      next(state, { step: 'typing', ends }),
    /** The server does not know the app, or not with this address. */
    unknownToServer: (): NativeClientState => ({ step: 'refused', why: 'client', parameter: 'client_id' }),
  },
  selectors: { selectNativeClient: state => state },
})

declare module 'src/features/rootReducer' {
  export interface LazyLoadedSlices extends WithSlice<typeof nativeClientSlice> {}
}

export const nativeClientActions = {
  ...nativeClientSlice.actions,
  /** The person continues in this browser. */
  stayed: createAction('nativeClient/stayed'),
}
export const { selectNativeClient } = nativeClientSlice.injectInto(rootReducer).selectors
