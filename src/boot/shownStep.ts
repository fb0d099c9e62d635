import { type Route, ROUTES } from 'src/constants/routes'
import type { LoginState } from 'src/features/signIn/loginSlice'
import type { ShownStep } from 'src/services/http/handover'

/** What the page shows of a sign-in before React: what only React can draw, such as a problem or another screen, is still waited for. On the way there the password's field is gone (forms/password-leaves). */
export function shownStep(login: LoginState, route: Route): ShownStep {
  if (route !== ROUTES.login) return 'lookingUp'
  if (login.step === 'password') return login.problem ? 'signingIn' : 'password'
  if (login.step === 'username') return login.problem ? 'lookingUp' : 'username'
  return login.step === 'signingIn' && !login.by ? 'signingIn' : 'lookingUp'
}
