import { recordSlice } from 'src/features/record/recordSlice'

// Not in the slice's file, which is long enough; recordSelectors.ts documents each one.
export const {
  selectRecord,
  selectAnswer,
  selectBack,
  selectPopup,
  selectCaller,
  selectTyped,
  selectAccountName,
  selectOwnNames,
  selectBound,
  selectPageUser,
  selectGuest,
  selectDone,
  selectInstalled,
  selectExtras,
  selectAwaited,
  selectNewCodeAt,
  selectTrustDays,
} = recordSlice.selectors
