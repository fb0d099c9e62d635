import type { LoginState } from 'src/features/signIn/loginSlice'

interface WithLogin {
  login: LoginState
}

export const selectLogin = ({ login }: WithLogin): LoginState => login
