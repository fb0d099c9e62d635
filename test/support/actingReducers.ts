import { companySlice } from 'src/features/company/companySlice'
import { recordSlice } from 'src/features/record/recordSlice'
import { loginSlice } from 'src/features/signIn/loginSlice'

/** The slices that a call for the page's user reads: the company's settings, and the identity of the sign-in. */
export const actingReducers = {
  company: companySlice.reducer,
  login: loginSlice.reducer,
  record: recordSlice.reducer,
}
