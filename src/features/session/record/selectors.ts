import { recordSlice } from 'src/features/session/record/recordSlice'

// Beside the slice, which is long enough; what each one says stands in recordSelectors.ts.
export const {
  selectRecord,
  selectAnswer,
  selectBack,
  selectPopup,
  selectTyped,
  selectSignInName,
  selectTypedName,
  selectKnownName,
  selectAskerName,
  selectGuest,
  selectDone,
  selectInstalled,
  selectExtras,
  selectAwaited,
  selectNewCodeAt,
  selectTrustDays,
  selectPageName,
} = recordSlice.selectors
