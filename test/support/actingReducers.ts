import { companyReducer } from 'src/features/company/companySlice'
import { recordReducer } from 'src/features/session/record/recordSlice'
import { loginReducer } from 'src/features/signIn/loginSlice'

/** The slices that a call for the person of the page asks: what the company has set, and whose sign-in it is. */
export const actingReducers = { company: companyReducer, login: loginReducer, record: recordReducer }
