import type { LoginState } from 'src/features/signIn/loginSlice'

interface WithLogin {
  login: LoginState
}

export const selectLogin = ({ login }: WithLogin): LoginState => login

/** True while the password is asked for. */
export const selectPasswordDue = ({ login }: WithLogin): boolean => login.step === 'password'
