import type { Problem } from 'src/constants/problems'

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
