import type { LoginState } from 'src/features/signIn/loginSlice'
import type { WithPasskey } from 'src/features/signIn/passkey/passkeySignInSlice'
import { typedUsername } from 'src/services/browser/field/typedUsername'

export interface WithLogin {
  login: LoginState
}

export const selectLogin = ({ login }: WithLogin): LoginState => login

/** Whether the form has nothing to show but the name, which is in its field already. */
const isPlain = (login: LoginState) => login.step === 'username' && !login.problem && !login.remembered

/** Whether the form shows the next state already: a typed key renders nothing (decision 0116). */
export const isShown = (now: LoginState, next: LoginState): boolean =>
  isPlain(now) && isPlain(next) && next.username === typedUsername()

/** Whether a password or a passkey of this page is being checked, and not yet answered (one-sign-in/ended). */
export const selectUnderWay = ({
  login,
  passkeySignIn = 'idle',
}: WithLogin & Partial<WithPasskey>): boolean => {
  if (login.step === 'signingIn') return !login.answered
  return login.step !== 'leaving' && passkeySignIn !== 'idle'
}
