import type { Action } from '@reduxjs/toolkit'
import { connectedActions } from 'src/features/account/connectedSlice'
import { passkeyListActions } from 'src/features/account/passkeyListSlice'
import { codeActions, newCodeActions } from 'src/features/mfa/factorCodeSlice'
import { resendActions } from 'src/features/mfa/approval/resendSlice'
import { bypassActions } from 'src/features/mobileSetup/mobileBypassSlice'
import { downloadLinkActions } from 'src/features/mobileSetup/downloadLinkSlice'
import { installerActions } from 'src/features/onboarding/installerSlice'
import { changeActions } from 'src/features/password/change/changePasswordSlice'
import { forgotActions } from 'src/features/password/forgot/forgotPasswordSlice'
import { resetActions } from 'src/features/password/reset/resetPasswordSlice'
import { temporaryActions } from 'src/features/password/temporary/temporaryPasswordSlice'
import { offerActions } from 'src/features/passkeys/passkeyOfferSlice'
import { pollActions } from 'src/features/polling/sessionPollSlice'
import { sessionActions } from 'src/features/session/sessionSlice'
import { loginActions } from 'src/features/signIn/loginSlice'
import { passkeyFactorActions } from 'src/features/mfa/passkey/passkeyFactorSlice'
import { helpSlice } from 'src/features/support/helpSlice'
import { deadlineIn } from 'src/services/clock'

const calm = helpSlice.reducer(undefined, { type: '@@init' })
const problem = { code: 'serverLater', status: 500, requestId: 'abc' } as const

test.each<[event: string, action: Action]>([
  ['login/failed', loginActions.failed(problem)],
  ['session/signInAborted', sessionActions.signInAborted(problem)],
  ['sessionPoll/troubled', pollActions.troubled({ problem, retry: { at: deadlineIn(0), mandatory: false } })],
  ['sessionPoll/denied', pollActions.denied(problem)],
  ['factorCode/refused', codeActions.refused(problem)],
  ['newCode/failed', newCodeActions.failed(problem)],
  ['passkeyFactor/refused', passkeyFactorActions.refused(problem)],
  ['resend/failed', resendActions.failed(problem)],
  ['downloadLink/failed', downloadLinkActions.failed(problem)],
  ['mobileBypass/failed', bypassActions.failed(problem)],
  ['installer/failed', installerActions.failed(problem)],
  ['forgotPassword/failed', forgotActions.failed(problem)],
  ['resetPassword/codeNotSent', resetActions.codeNotSent(problem)],
  ['resetPassword/codeRefused', resetActions.codeRefused(problem)],
  ['resetPassword/passwordRefused', resetActions.passwordRefused(problem)],
  ['changePassword/refused', changeActions.refused(problem)],
  ['temporaryPassword/refused', temporaryActions.refused(problem)],
  ['connected/failed', connectedActions.failed({ region: 'apps', problem })],
  ['passkeyList/failed', passkeyListActions.failed(problem)],
  ['passkeyList/notRemoved', passkeyListActions.notRemoved(problem)],
  ['passkeyOffer/failed', offerActions.failed(problem)],
])('%s passes its error on to a support ticket', (event, action) => {
  expect(action.type).toBe(event)
  expect(helpSlice.reducer(calm, action)).toEqual({ ...calm, problem })
})
