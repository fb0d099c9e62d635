import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { CompanySettings } from 'src/services/api/companyService'

export interface CompanyState {
  /** Absent until they have loaded or failed to load. */
  settings?: CompanySettings
  /** Keys of the features that are on; absent until they are known. */
  features?: string[] | undefined
}

const initialState: CompanyState = {}

const NONE: CompanySettings = {}

const companySlice = createSlice({
  name: 'company',
  initialState,
  reducers: {
    settingsLoaded: (state, { payload }: PayloadAction<CompanySettings>) => ({ ...state, settings: payload }),
    /** Without them nobody's are known. */
    featuresLoaded: (state, { payload }: PayloadAction<string[] | undefined>): CompanyState => ({
      ...state,
      features: payload,
    }),
  },
})

export const companyActions = companySlice.actions
export const companyReducer = companySlice.reducer

interface WithCompany {
  company: CompanyState
}

export const selectSettings = ({ company }: WithCompany): CompanySettings => company.settings ?? NONE
export const selectSettingsKnown = ({ company }: WithCompany): boolean => !!company.settings
export const selectFeatures = ({ company }: WithCompany): string[] | undefined => company.features
