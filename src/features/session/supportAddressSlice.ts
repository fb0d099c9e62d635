import { createAction, createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import { rootReducer } from 'src/features/rootReducer'

/** The company's own support address, for a 'Contact support' in a form (sign-in/account-disabled, password-reset/contact-support). */
interface SupportAddressState {
  /** Absent while it is unknown, and if the company has none. */
  address?: string
}

export const supportAddressWanted = createAction('supportAddress/wanted')

export const supportAddressSlice = createSlice({
  name: 'supportAddress',
  initialState: (): SupportAddressState => ({}),
  reducers: {
    found: (_state, { payload: address }: PayloadAction<string>): SupportAddressState => ({ address }),
  },
  selectors: {
    selectSupportAddress: ({ address }): string | undefined => address,
  },
})

declare module 'src/features/rootReducer' {
  export interface LazyLoadedSlices extends WithSlice<typeof supportAddressSlice> {}
}

export const supportAddressActions = supportAddressSlice.actions
export const { selectSupportAddress } = supportAddressSlice.injectInto(rootReducer).selectors
