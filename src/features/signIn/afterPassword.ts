import type { Problem } from 'src/constants/problems'
import type { SignedIn, SignInAnswer } from 'src/services/api/authService'

export type AfterPassword =
  | { kind: 'factor' }
  | { kind: 'federated' }
  | { kind: 'checks'; person: SignedIn }
  | { kind: 'problem'; problem: Problem }

/** Where the answer to a password leads (sign-in/refused, sign-in/factor-due). */
export function afterPassword(answer: SignInAnswer): AfterPassword {
  switch (answer.kind) {
    case 'secondFactorDue':
      return { kind: 'factor' }
    case 'refused':
      return { kind: 'problem', problem: { code: 'wrongCredentials' } }
    case 'proofRequired':
      return { kind: 'problem', problem: { code: answer.name } }
    case 'phoneNotRegistered':
      return { kind: 'problem', problem: { code: 'phoneNotRegistered' } }
    case 'signedIn':
      return answer.person.type === 'federated'
        ? { kind: 'federated' }
        : { kind: 'checks', person: answer.person }
  }
}
