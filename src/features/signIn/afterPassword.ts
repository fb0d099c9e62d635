import type { ChangeReason } from 'src/constants/passwordChange'
import type { Problem } from 'src/constants/problems'
import type { SignedIn, SignInAnswer } from 'src/services/api/authService'

export type AfterPassword =
  /** `passwordChange`: the person must set a new password after the last factor. */
  | { kind: 'factor'; passwordChange?: ChangeReason }
  | { kind: 'newPassword'; person: SignedIn }
  | { kind: 'federated' }
  | { kind: 'checks'; person: SignedIn }
  | { kind: 'problem'; problem: Problem }

/** Decides the next step after the answer to a password (sign-in/refused, sign-in/factor-due, password-change/required). */
export function afterPassword(answer: SignInAnswer): AfterPassword {
  switch (answer.kind) {
    case 'secondFactorDue':
      return { kind: 'factor', ...(answer.passwordChange && { passwordChange: answer.passwordChange }) }
    case 'refused':
      return { kind: 'problem', problem: { code: 'wrongCredentials' } }
    case 'proofRequired':
      return { kind: 'problem', problem: { code: answer.name } }
    case 'phoneNotRegistered':
      return { kind: 'problem', problem: { code: 'phoneNotRegistered' } }
    case 'accountDisabled':
      return { kind: 'problem', problem: { code: 'accountDisabled' } }
    case 'signedIn':
      if (answer.person.passwordChange) return { kind: 'newPassword', person: answer.person }
      return answer.person.type === 'federated'
        ? { kind: 'federated' }
        : { kind: 'checks', person: answer.person }
  }
}
