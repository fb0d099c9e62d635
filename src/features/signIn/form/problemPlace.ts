import type { Problem } from 'src/constants/problems'
import { toneOf } from 'src/components/feedback/toneOf'
import { invalidField } from 'src/features/signIn/form/invalidField'

export type ProblemPlace = 'top' | 'username' | 'password'

/**
 * Returns the place of a problem: below the field that it concerns, otherwise below the last field. A notice is
 * placed above the fields (accessibility/problem-place).
 */
export function problemPlace(problem: Problem, withPassword: boolean): ProblemPlace {
  if (toneOf(problem.code) === 'notice' || problem.code === 'loginDenied') return 'top'
  return withPassword && invalidField(problem) !== 'username' ? 'password' : 'username'
}
