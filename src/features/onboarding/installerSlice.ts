import { createAction, createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import type { Problem } from 'src/constants/problems'
import { problemCase } from 'src/features/session/sessionEvents'
import { type RoutedState, selectLocationState } from 'src/features/navigation/selectRoute'
import type { Installer } from 'src/services/api/onboarding/onboardingUserService'
import { rootReducer } from 'src/features/rootReducer'

/** The known facts about the installer of the onboarding application (onboarding/installer). */
export type InstallerState =
  { step: 'loading' } | ({ step: 'offered' } & Installer) | { step: 'failed'; problem: Problem }

export const installerSlice = createSlice({
  name: 'installer',
  initialState: (): InstallerState => ({ step: 'loading' }),
  reducers: {
    requested: (): InstallerState => ({ step: 'loading' }),
    answered: (_state, { payload: installer }: PayloadAction<Installer>): InstallerState => ({
      step: 'offered',
      ...installer,
    }),
    failed: problemCase<InstallerState>((_state, problem) => ({ step: 'failed', problem })),
  },
  selectors: { selectInstaller: state => state },
})

declare module 'src/features/rootReducer' {
  export interface LazyLoadedSlices extends WithSlice<typeof installerSlice> {}
}

export const installerActions = {
  ...installerSlice.actions,
  /** The person has installed the application, or wants to check whether it is needed. */
  wentOn: createAction('installer/wentOn'),
}
export const { selectInstaller } = installerSlice.injectInto(rootReducer).selectors

/** Returns whether the person has tried again and the onboarding still waits for this device (onboarding/try-again). */
export const selectNotSetUp = (state: RoutedState): boolean => selectLocationState(state).notSetUp === true
