import type { AppState } from 'src/features/rootReducer'
import { loginSlice, type LoginState } from 'src/features/signIn/loginSlice'

export const { selectLogin } = loginSlice.selectors

type Named = Extract<LoginState, { step: 'username' }>

/** Whether the form has nothing to show but the name. */
const isPlain = (login: LoginState): login is Named =>
  login.step === 'username' && !login.problem && !login.remembered

/** Whether the form shows the next state already: a typed key renders nothing (decision 0116). */
export const showsSameForm = (now: LoginState, next: LoginState): boolean =>
  now === next || (isPlain(now) && isPlain(next) && (next.typed === true || next.username === now.username))

/** Whether a password or a passkey of this page is being checked, and not yet answered (one-sign-in/ended). */
export const selectIsChecking = ({
  login,
  passkeySignIn = 'idle',
}: Pick<AppState, 'login' | 'passkeySignIn'>): boolean => {
  if (login.step === 'signingIn') return !login.answered
  return login.step !== 'leaving' && passkeySignIn !== 'idle'
}
