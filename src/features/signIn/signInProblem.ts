import type { Problem } from 'src/constants/problems'

export interface SignInEntry {
  step: 'username' | 'password' | 'idpRedirect'
  username: string
  password: string
}

/** The problem with the person's entry, or undefined (sign-in/entry). */
export function signInProblem({ step, username, password }: SignInEntry): Problem | undefined {
  if (step !== 'password') return username === '' ? { code: 'enterUsername' } : undefined
  if (username === '') return { code: password === '' ? 'enterBoth' : 'enterUsername' }
  return password === '' ? { code: 'enterPassword' } : undefined
}
