import type { AppState } from 'src/features/rootReducer'
import type { LoginState } from 'src/features/signIn/loginSlice'
import { typedUsername } from 'src/services/browser/field/typedUsername'

export const selectLogin = ({ login }: Pick<AppState, 'login'>): LoginState => login

/** Whether the form has nothing to show but the name, which is in its field already. */
const isPlain = (login: LoginState) => login.step === 'username' && !login.problem && !login.remembered

/** Whether the form shows the next state already: a typed key renders nothing (decision 0116). */
export const isShown = (now: LoginState, next: LoginState): boolean =>
  isPlain(now) && isPlain(next) && next.username === typedUsername()

/** Whether a password or a passkey of this page is being checked, and not yet answered (one-sign-in/ended). */
export const selectUnderWay = ({
  login,
  passkeySignIn = 'idle',
}: Pick<AppState, 'login' | 'passkeySignIn'>): boolean => {
  if (login.step === 'signingIn') return !login.answered
  return login.step !== 'leaving' && passkeySignIn !== 'idle'
}
