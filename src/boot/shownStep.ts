import type { Problem } from 'src/constants/problems'
import { type Route, ROUTES } from 'src/constants/routes'
import { asksPassword, type LoginState } from 'src/features/signIn/loginSlice'
import type { Handover, ShownStep } from 'src/services/http/handover'

export const problemOf = (login: LoginState): Problem | undefined =>
  'problem' in login ? login.problem : undefined

/** What the page shows of a sign-in before React: what it can't show, such as another screen, or a problem or provider that is not said, is still waited for. On the way there the password's field is gone (forms/password-leaves). */
export function shownStep(
  login: LoginState,
  route: Route,
  { said, provider }: Pick<Handover, 'said' | 'provider'> = {},
): ShownStep {
  if (route !== ROUTES.login) return 'lookingUp'
  const problem = problemOf(login)
  if (login.step === 'idpRedirect') return provider && !problem ? login.step : 'lookingUp'
  if ((login.step === 'username' || login.step === 'password') && (!problem || problem === said))
    return login.step
  return asksPassword(login) ? 'signingIn' : 'lookingUp'
}
