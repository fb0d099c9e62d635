import type { Problem } from 'src/constants/problems'

/** The field that a problem is about; undefined where it concerns no field. */
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
