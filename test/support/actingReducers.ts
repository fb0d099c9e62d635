import { companySlice } from 'src/features/company/companySlice'
import { recordSlice } from 'src/features/record/recordSlice'
import { loginSlice } from 'src/features/signIn/loginSlice'

/** The slices that a call for the person of the page asks: what the company has set, and whose sign-in it is. */
export const actingReducers = {
  company: companySlice.reducer,
  login: loginSlice.reducer,
  record: recordSlice.reducer,
}
