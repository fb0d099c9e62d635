import type { Problem } from 'src/constants/problems'
import { toneOf } from 'src/components/feedback/toneOf'
import type { LoginState } from 'src/features/signIn/loginSlice'
import type { MessageKey } from 'src/messages/en-US'

/** Returns the field that a problem concerns; undefined if it concerns no field. */
export function invalidField(problem: Problem | undefined): 'username' | 'password' | undefined {
  switch (problem?.code) {
    case 'enterUsername':
    case 'enterBoth':
      return 'username'
    case 'enterPassword':
    case 'wrongCredentials':
      return 'password'
    default:
      return undefined
  }
}

export type ProblemPlace = 'top' | 'username' | 'password'

/**
 * Returns the place of a problem: below the field that it concerns, otherwise below the last field. A notice is
 * placed above the fields (accessibility/problem-place).
 */
export function problemPlace(problem: Problem, withPassword: boolean): ProblemPlace {
  if (toneOf(problem.code) === 'notice' || problem.code === 'loginDenied') return 'top'
  return withPassword && invalidField(problem) !== 'username' ? 'password' : 'username'
}

/** Returns the text below the fields of the form (sign-in/to-provider). */
export function hintOf(login: LoginState): MessageKey | undefined {
  if (login.step === 'idpRedirect') return login.ownProvider ? 'login.ownProviderHint' : 'login.providerHint'
  return login.step === 'signingIn' && login.proving ? `login.${login.proving}` : undefined
}
