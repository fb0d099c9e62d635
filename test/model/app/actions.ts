import { accountEvents } from 'src/features/account/accountEvents'
import { codeActions } from 'src/features/mfa/factorCodeSlice'
import { changeActions } from 'src/features/password/change/changePasswordSlice'
import { forgotActions } from 'src/features/password/forgot/forgotPasswordSlice'
import { resetActions } from 'src/features/password/reset/resetPasswordSlice'
import { temporaryActions } from 'src/features/password/temporary/temporaryPasswordSlice'
import { sessionEvents } from 'src/features/session/sessionEvents'
import { loginActions } from 'src/features/signIn/loginSlice'
import { passkeyActions } from 'src/features/signIn/passkey/passkeySignInSlice'

/** The user's actions on the screens, as the screens dispatch them. */
export const actions = {
  enterName: (username: string) => [
    loginActions.usernameEdited(username),
    loginActions.usernameSubmitted(username),
  ],
  enterPassword: (username: string, password: string) => [
    loginActions.passwordSubmitted({ username, password }),
  ],
  continueToProvider: (username: string) => [loginActions.continued(username)],
  choosePasskey: () => [passkeyActions.buttonPressed()],
  forgetPassword: (username: string) => [loginActions.passwordForgotten(username)],
  findAccount: (username: string) => [forgotActions.submitted(username)],
  sendResetCode: (phone: string) => [resetActions.phoneSubmitted(phone)],
  enterResetCode: (code: string) => [resetActions.codeSubmitted({ code })],
  saveResetPassword: (newPassword: string) => [resetActions.passwordSubmitted({ newPassword })],
  enterCode: (code: string) => [codeActions.submitted({ kind: 'text', mfaType: 'sms', code })],
  saveOwnPassword: (newPassword: string) => [temporaryActions.submitted({ newPassword })],
  changePassword: () => [
    changeActions.introRead(),
    changeActions.submitted({ currentPassword: 'old', newPassword: 'new' }),
  ],
  signOutElsewhere: () => [accountEvents.actPressed({ kind: 'signOutElsewhere' })],
  signOut: (forget: boolean) => [sessionEvents.signOutRequested(forget)],
}
