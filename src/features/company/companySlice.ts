import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit'
import { recordActions } from 'src/features/record/recordSlice'
import { sessionEvents } from 'src/features/session/sessionEvents'
import type { CompanySettings } from 'src/services/api/companyService'
import { FEATURES } from 'src/constants/features'
import type { StoredValues } from 'src/services/storage/storedRecord'

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

const forgetFeatures = (state: CompanyState): void => {
  state.features = state.featuresAsked = undefined
}

export const companySlice = createSlice({
  name: 'company',
  initialState,
  reducers: {
    settingsLoaded: (state, { payload }: PayloadAction<CompanySettings>) => {
      state.settings = payload
    },
    featuresLoaded: (state, { payload }: PayloadAction<string[]>) => {
      state.features = payload
      state.featuresAsked = true
    },
    /** The request for the features failed: all of them count as off (calls/features). */
    featuresMissing: state => {
      state.features = []
      state.featuresAsked = undefined
    },
  },
  extraReducers: builder => {
    builder
      .addCase(recordActions.read, (state, { payload: { features } }) => {
        state.features = features && Object.keys(features).filter(key => features[key])
        state.featuresAsked = features && true
      })
      // A refresh requests the features again. The next person must not get the previous person's features (storage/next-person).
      .addMatcher(
        isAnyOf(
          recordActions.refreshed,
          recordActions.answered,
          recordActions.leftForProvider,
          sessionEvents.signedOut,
          sessionEvents.overtaken,
        ),
        forgetFeatures,
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

/** Returns the features to store for the next page of this tab; undefined if the request for them failed (storage/session-cache). */
export const companyKeys = ({ features, featuresAsked }: CompanyState): StoredValues =>
  features && featuresAsked
    ? {
        features: Object.fromEntries(features.map(key => [key, true])),
        onboardingV3Enabled: features.includes(FEATURES.onboardingV3),
      }
    : {}
