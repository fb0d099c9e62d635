import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import { rootReducer } from 'src/features/rootReducer'

/** Whether recovery codes are on the screen. They are only in the page's memory, never in the state (factors/recovery-codes). */
type RecoveryCodesState =
  | { step: 'away' }
  /** `madeMs`: when the server returned them, in milliseconds since the epoch. */
  | { step: 'shown'; madeMs: number }
  /** The codes were shown before a refresh and cannot be shown again. */
  | { step: 'gone' }

export const recoveryCodesSlice = createSlice({
  name: 'recoveryCodes',
  initialState: (): RecoveryCodesState => ({ step: 'away' }),
  reducers: {
    begun: (): RecoveryCodesState => ({ step: 'away' }),
    shown: (_state, { payload: madeMs }: PayloadAction<number>): RecoveryCodesState => ({
      step: 'shown',
      madeMs,
    }),
    lost: (): RecoveryCodesState => ({ step: 'gone' }),
    left: (): RecoveryCodesState => ({ step: 'away' }),
  },
  selectors: { selectRecoveryCodes: state => state },
})

declare module 'src/features/rootReducer' {
  export interface LazyLoadedSlices extends WithSlice<typeof recoveryCodesSlice> {}
}

export const recoveryCodesActions = recoveryCodesSlice.actions
export const { selectRecoveryCodes } = recoveryCodesSlice.injectInto(rootReducer).selectors
