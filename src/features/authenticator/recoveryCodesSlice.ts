import { createSlice, type WithSlice } from '@reduxjs/toolkit'
import { rootReducer } from 'src/features/rootReducer'

/** Whether recovery codes are on the screen. No state holds them: the memory of the page does (factors/recovery-codes). */
export type RecoveryCodesState =
  | { step: 'away' }
  | { step: 'shown' }
  /** They were shown before a refresh, and are told no more. */
  | { step: 'gone' }

const initialState = { step: 'away' } as RecoveryCodesState

export const recoveryCodesSlice = createSlice({
  name: 'recoveryCodes',
  initialState,
  reducers: {
    begun: (): RecoveryCodesState => ({ step: 'away' }),
    shown: (): RecoveryCodesState => ({ step: 'shown' }),
    lost: (): RecoveryCodesState => ({ step: 'gone' }),
    /** The person goes on. */
    left: (): RecoveryCodesState => ({ step: 'away' }),
  },
  selectors: { selectRecoveryCodes: state => state },
})

declare module 'src/features/rootReducer' {
  export interface LazyLoadedSlices extends WithSlice<typeof recoveryCodesSlice> {}
}

export const recoveryCodesActions = recoveryCodesSlice.actions
export const { selectRecoveryCodes } = recoveryCodesSlice.injectInto(rootReducer).selectors
