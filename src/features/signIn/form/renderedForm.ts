import type { Problem } from 'src/constants/problems'
import { invalidField, problemPlace } from 'src/features/signIn/form/problemPlace'
import type { LoginState } from 'src/features/signIn/loginSlice'

/** The states of the first form whose texts are in the page. */
type PlainForm = 'username' | 'lookingUp' | 'password' | 'signingIn'

/**
 * The states whose texts load with the first of them. States with the same name differ only in their texts; the part
 * after the mark is the field that the problem concerns.
 */
export type TranslatedFormName =
  | 'username!'
  | 'username!username'
  | 'password!'
  | 'password!username'
  | 'password!password'
  | 'password!both'
  | 'idpRedirect'
  | 'idpRedirect.name'

export type RenderedForm = PlainForm | TranslatedFormName

/** Returns the name of a state with a problem or a provider; undefined if only React can show it. */
export function translatedFormName(login: LoginState): TranslatedFormName | undefined {
  const problem = 'problem' in login ? login.problem : undefined
  if (login.step === 'idpRedirect') {
    if (problem) return undefined
    return login.name ? 'idpRedirect.name' : 'idpRedirect'
  }
  if (!problem || !isOneLine(problem)) return undefined
  const invalid = invalidField(problem)
  if (login.step === 'username') return invalid === 'username' ? 'username!username' : 'username!'
  return problem.code === 'enterBoth' ? 'password!both' : `password!${invalid ?? ''}`
}

/** Returns whether a problem is one red line below a field: without a countdown, without a wait for the network and without further texts. */
const isOneLine = (problem: Problem): boolean =>
  !problem.until &&
  !['offline', 'accountDisabled', 'serverText'].includes(problem.code) &&
  problemPlace(problem, true) !== 'top'
