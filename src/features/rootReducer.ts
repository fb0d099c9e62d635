import { combineSlices } from '@reduxjs/toolkit'
import { autoLoginSlice } from 'src/features/autoLogin/autoLoginSlice'
import { companySlice } from 'src/features/company/companySlice'
import { environmentSlice } from 'src/features/environment/environmentSlice'
import type { RoutedState } from 'src/features/navigation/selectRoute'
import { recordSlice } from 'src/features/record/recordSlice'
import { sessionSlice } from 'src/features/session/sessionSlice'
import { loginSlice } from 'src/features/signIn/loginSlice'
import { helpSlice } from 'src/features/support/helpSlice'

/** The slices of later chunks. Each declares itself here and injects itself when its chunk loads (decision 0006). */
export interface LazyLoadedSlices {}

/** Combines the slices of the first load with those of every chunk that has loaded. */
export const rootReducer = combineSlices(
  autoLoginSlice,
  companySlice,
  environmentSlice,
  helpSlice,
  loginSlice,
  recordSlice,
  sessionSlice,
).withLazyLoadedSlices<LazyLoadedSlices>()

/** The state of the app. The store adds the router's state. */
export type AppState = ReturnType<typeof rootReducer> & RoutedState
