import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit'
import { recordActions } from 'src/features/record/recordSlice'
import { sessionEvents } from 'src/features/session/sessionEvents'
import type { CompanySettings } from 'src/services/api/companyService'

export interface CompanyState {
  /** Absent until the settings have loaded or failed to load. */
  settings?: CompanySettings
  /** The keys of the features that are on; absent until they are known. */
  features?: string[] | undefined
  /** Set when the server has returned the features: they then apply to the pages that follow. */
  featuresAsked?: true | undefined
}

const initialState: CompanyState = {}

const NONE: CompanySettings = {}

const withoutFeatures = (state: CompanyState): CompanyState => ({
  ...state,
  features: undefined,
  featuresAsked: undefined,
})

export const companySlice = createSlice({
  name: 'company',
  initialState,
  reducers: {
    settingsLoaded: (state, { payload }: PayloadAction<CompanySettings>) => ({ ...state, settings: payload }),
    featuresLoaded: (state, { payload: features }: PayloadAction<string[]>): CompanyState => ({
      ...state,
      features,
      featuresAsked: true,
    }),
    /** The request for the features failed: all of them count as off (calls/features). */
    featuresMissing: (state): CompanyState => ({ ...state, features: [], featuresAsked: undefined }),
  },
  extraReducers: builder => {
    builder
      .addCase(recordActions.read, (state, { payload: { features } }): CompanyState =>
        features
          ? { ...state, features: Object.keys(features).filter(key => features[key]), featuresAsked: true }
          : withoutFeatures(state),
      )
      // A refresh requests the features again. The next person must not get the previous person's features (storage/next-person).
      .addMatcher(
        isAnyOf(
          recordActions.refreshed,
          recordActions.answered,
          recordActions.leftForProvider,
          sessionEvents.signedOut,
          sessionEvents.overtaken,
        ),
        withoutFeatures,
      )
  },
  selectors: {
    selectSettings: (state): CompanySettings => state.settings ?? NONE,
    selectSettingsKnown: (state): boolean => !!state.settings,
    selectFeatures: (state): string[] | undefined => state.features,
  },
})

export const companyActions = companySlice.actions
export const { selectSettings, selectSettingsKnown, selectFeatures } = companySlice.selectors
